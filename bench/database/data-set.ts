import { sql } from 'kysely'
import type { Database } from '../../apps/api/src/db/client.ts'
import { options } from '../options.ts'
import { trail } from './trail.ts'

const many = options.small ? 10_000 : 1_000_000

export const size = {
  /** Besides a large one. */
  audits: 500,
  itemsPerAudit: 300,
  groups: 150,
  libraryItems: 3000,
  documents: 10_000,
  versionsPerDocument: 4,
  /** Of the first document. */
  outline: 5000,
  chapters: 50,
  users: 5000,
  /** The first users, who audit, are notified and chat. */
  auditors: 200,
  organizations: 2000,
  /** The first organisations, which are audited and have users. */
  audited: 50,
  media: many / 10,
  topics: 40,
  posts: many / 10,
  repliesPerPost: 3,
  history: many,
  notifications: many,
  trail: many,
}

/** Fills an empty, migrated database with a large company's work; about a minute. */
export async function buildDataSet(db: Database): Promise<void> {
  await catalogues(db)
  await addRows(db, 0)
  await outline(db)
}

/** Adds as many rows again. */
export async function doubleDataSet(db: Database): Promise<void> {
  await addRows(db, 1)
}

async function addRows(db: Database, before: number): Promise<void> {
  await people(db, before)
  await library(db, before)
  await audits(db, before)
  await media(db, before)
  await notifications(db, before)
  await forum(db, before)
  await trail(db, { before, count: size.trail, auditors: size.auditors })
  await sql`vacuum analyze`.execute(db)
  await sql`select pg_stat_reset()`.execute(db)
}

/** The numbers of the rows to add where so many times as many are already there. */
const numbers = (count: number, before: number) =>
  sql`generate_series(${sql.lit(count * before + 1)}, ${sql.lit(count * (before + 1))}) n`

async function catalogues(db: Database): Promise<void> {
  await sql`
    insert into positions (name, "order", status) select 'Chức vụ ' || n, n, 1 from generate_series(1, 20) n;
    insert into team_roles (alias, group_id, "order", part)
    values ('Trưởng đoàn', 1, 3, 'leader'), ('Đánh giá viên', 1, 2, 'auditor'), ('Đơn vị được đánh giá', 1, 1, 'auditee');
    insert into categories (name) select 'Loại ' || n from generate_series(1, 10) n;
    insert into item_statuses (code, name, color, allows_comments, is_default, is_finding) values
      ('NO', 'Chưa đánh giá', '#77838f', false, true, false), ('C', 'Phù hợp', '#1b7a4b', false, false, false),
      ('OBS', 'Khuyến nghị', '#8a6d00', true, false, false), ('MIN', 'Không phù hợp nhẹ', '#c2560c', true, false, true),
      ('MAJ', 'Không phù hợp nặng', '#b3261e', true, false, true), ('NA', 'Không áp dụng', '#566563', false, false, false);
    insert into tags (name) select 'Thẻ ' || n from generate_series(1, 12) n;
    insert into document_groups (name, status) select 'Nhóm tài liệu ' || n, 1 from generate_series(1, 30) n;
  `.execute(db)
}

async function people(db: Database, before: number): Promise<void> {
  await sql`
    insert into organizations (name, code, status, parent_id)
    select 'Kho xăng dầu sân bay số ' || n, 'K' || n, 1, nullif(n / 5, 0) from ${numbers(size.organizations, before)};
    insert into users (fullname, email, password_hash, group_id, organization_id, position_id)
    select 'Nguyễn Văn ' || n, 'user' || n || '@example.test', '-', 1, 1 + n % ${sql.lit(size.audited)}, 1 + n % 20
    from ${numbers(size.users, before)};
  `.execute(db)
}

async function library(db: Database, before: number): Promise<void> {
  const first = sql.lit(size.groups * before)
  await sql`
    insert into library_groups (index_html, index_text, header, status, parent_id)
    select n::text, n::text, 'Chương kiểm tra số ' || n, 1, case when n > 15 then 1 + n % 15 end
    from ${numbers(size.groups, before)};
    insert into library_items (group_id, header, content, status)
    select ${first} + 16 + n % ${sql.lit(size.groups - 15)}, 'Mục ' || n,
      '<p>Nhân viên có thực hiện lấy mẫu, kiểm tra ngoại quan và ghi chép vào sổ theo biểu mẫu hiện hành số ' || n || ' không?</p>', 1
    from ${numbers(size.libraryItems, before)};
    insert into library_item_tags (item_id, tag_id) select n, 1 + n % 12 from ${numbers(size.libraryItems, before)};
    insert into documents (group_id, name, version, expires_on, status)
    select 1 + n % 30, 'Quy trình kiểm tra nhiên liệu số ' || n, n % 9 || '.0', current_date + n % 700, 1
    from ${numbers(size.documents, before)};
  `.execute(db)
  await versions(db, before)
}

/** Each document has some versions, the last but one in force; of every hundredth the last waits. The first user has to read every tenth. */
async function versions(db: Database, before: number): Promise<void> {
  const each = sql.lit(size.versionsPerDocument)
  const first = sql.lit(size.documents * before)
  const count = size.documents * size.versionsPerDocument
  // Files that are sent while something is measured lie beyond all that is added by number.
  const beyond = sql.lit(5_000_000)
  await sql`
    insert into files (id, digest, name, type, kind, bytes, received_digest)
    select n, lpad(n::text, 64, '0'), 'quy-trinh-' || n || '.pdf', 'application/pdf', 'document', 200000, lpad(n::text, 64, '0')
    from ${numbers(count, before)};
    select setval(pg_get_serial_sequence('files', 'id'), greatest(${beyond}, (select max(id) from files)));
    insert into document_versions (id, document_id, label, file_id, status, decided_at, reading_of_id)
    select n, 1 + (n - 1) / ${each}, 1 + (n - 1) % ${each} || '.0', n,
      case when n % (${each} * 100) = 0 then 0 when n % ${each} = 0 then 2 else 1 end,
      now() - interval '1 day' * (n % 900), case when n % ${each} <> 0 then n end
    from ${numbers(count, before)};
    select setval(pg_get_serial_sequence('document_versions', 'id'), (select max(id) from document_versions));
    update documents set current_version_id = id * ${each} - 1, version = ${each} - 1 || '.0' where id > ${first};
    insert into document_audiences (document_id, kind, target_id)
    select n, 'user', 1 from ${numbers(size.documents, before)} where n % 10 = 0;
    insert into document_readings (version_id, user_id, due_on, asked_at)
    select n * ${each} - 1, 1, current_date + n % 60, now() from ${numbers(size.documents, before)} where n % 10 = 0;
  `.execute(db)
}

/** Pictures of the media library, under numbers beyond those of other files; every tenth lies in the trash. */
async function media(db: Database, before: number): Promise<void> {
  await sql`
    insert into files (id, digest, small_digest, name, type, kind, bytes, width, height, received_digest, owner_id)
    select 1000000 + n, lpad(n::text, 64, 'a'), lpad(n::text, 64, 'b'), 'xe-tra-nap-' || n || '.jpg', 'image/jpeg', 'image',
      400000, 1920, 1080, lpad(n::text, 64, 'c'), 1 + n % ${sql.lit(size.auditors)}
    from ${numbers(size.media, before)};
    insert into media (id, kind, name, maker_id, deleted_at)
    select 1000000 + n, 'image', 'xe-tra-nap-' || n || '.jpg', 1 + n % ${sql.lit(size.auditors)},
      case when n % 10 = 0 then now() - interval '1 minute' * n end
    from ${numbers(size.media, before)};
    analyze files, media`.execute(db)
}

/** Posts of the forum in as many topics each time: one in a thousand is pinned, one in four closed, and each was looked at by some on this day and on former ones. */
async function forum(db: Database, before: number): Promise<void> {
  const [topics, auditors] = [sql.lit(size.topics), sql.lit(size.auditors)]
  await sql`
    insert into topics (name, status) select 'Chủ đề ' || n, 1 from ${numbers(size.topics, before)};
    insert into posts (topic_id, user_id, title, content, words, is_pinned, is_closed, created_at)
    select ${sql.lit(size.topics * before)} + 1 + n % ${topics}, 1 + n % ${auditors}, 'Hỏi về kiểm tra bể số ' || n,
      '<p>Nhân viên lấy mẫu, kiểm tra ngoại quan và ghi vào sổ theo biểu mẫu số ' || n || ' có đúng không?</p>',
      'Nhân viên lấy mẫu, kiểm tra ngoại quan và ghi vào sổ theo biểu mẫu số ' || n || ' có đúng không?',
      n % 1000 = 0, n % 4 = 0, now() - interval '1 minute' * (${sql.lit(size.posts * 2)} - n)
    from ${numbers(size.posts, before)};
    insert into post_comments (post_id, user_id, content, words)
    select n, 1 + (n + k) % ${auditors}, '<p>Theo quy trình hiện hành, điều ' || n % 900 || '.</p>',
      'Theo quy trình hiện hành, điều ' || n % 900 || '.'
    from ${numbers(size.posts, before)}, generate_series(1, ${sql.lit(size.repliesPerPost)}) k;
    insert into post_views (post_id, day, user_id)
    select n, current_date, 1 + (n + k) % ${auditors} from ${numbers(size.posts, before)}, generate_series(1, 5) k;
    insert into post_view_counts (post_id, views) select n, n % 500 from ${numbers(size.posts, before)}`.execute(db)
}

/** The first document has a large outline: chapters with as many parts each, to which every question refers. */
async function outline(db: Database): Promise<void> {
  const [items, chapters] = [sql.lit(size.outline), sql.lit(size.chapters)]
  await sql`
    insert into document_items (id, document_id, parent_id, index, header, content, position)
    select n, 1, case when n > ${chapters} then 1 + n % ${chapters} end, 'Điều ' || n, 'Kiểm tra chất lượng nhiên liệu số ' || n,
      '<p>' || repeat('Nhân viên lấy mẫu, kiểm tra ngoại quan và ghi vào sổ theo biểu mẫu hiện hành. ', 8) || '</p>', n * 1024
    from generate_series(1, ${items}) n;
    select setval(pg_get_serial_sequence('document_items', 'id'), ${items});
    insert into library_item_references (item_id, document_item_id)
    select id, 1 + id % ${items} from library_items;
    analyze document_items, library_item_references`.execute(db)
}

/** The last audit has every item of the library, the others those of thirty groups. */
async function audits(db: Database, before: number): Promise<void> {
  const { itemsPerAudit, groups, libraryItems, history } = size
  const count = size.audits + 1
  const [present, large] = [sql.lit(count * before), sql.lit(count * (before + 1))]
  await sql`
    insert into audits (name, starting_date, ending_date, status, organization_id, category_id, author_id, corrective_ending_date)
    select 'Đánh giá nội bộ kho số ' || n, current_date - n % 300, current_date - n % 300 + 14, case when n % 3 = 0 then 4 else 3 end,
      1 + n % ${sql.lit(size.audited)}, 1 + n % 10, 1 + n % ${sql.lit(size.auditors)}, current_date + 30
    from ${numbers(count, before)};
    insert into audit_statuses select n, s.id, s.is_finding, s.is_default, s.allows_comments, s.asks_input
    from ${numbers(count, before)}, item_statuses s;
    insert into audit_members (audit_id, team_role_id, user_id)
    select n, 1 + k, 1 + (n * 7 + k * 31) % 200 from ${numbers(count, before)}, generate_series(0, 2) k;
    insert into audit_groups (audit_id, group_id, parent_id, index_html, index_text, header, position)
    select a.id, g.id, g.parent_id, g.index_html, g.index_text, g.header, g.id
    from audits a, library_groups g
    where a.id > ${present} and g.id <= case when a.id = ${large} then ${sql.lit(groups)} else 45 end;
    insert into audit_items (audit_id, group_id, library_item_id, header, content, asks_input, status_id, position, finding_state)
    select a.id, i.group_id, i.id, i.header, i.content, false, 1 + (a.id + i.id) % 6, i.id,
      case when (a.id + i.id) % 6 in (3, 4) and i.id % 3 = 0 then 'verified' else 'open' end
    from audits a join library_items i on i.id <= ${sql.lit(libraryItems)}
    where a.id > ${present} and (a.id = ${large}
      or (i.group_id <= 45 and i.id <= ${sql.lit((itemsPerAudit * (groups - 15)) / 30)}));
  `.execute(db)
  const { rows } = await sql<{ items: number }>`
    select count(*)::int as items from audit_items where audit_id = ${large}`.execute(db)
  if (rows[0]?.items !== libraryItems) throw new Error(`the large audit has ${rows[0]?.items} items`)
  await sql`
    insert into audit_item_history (audit_item_id, user_id, action, status_code, created_at)
    select id, 1 + id % 200, 'status', 'C', now() - interval '1 day'
    from (select id, generate_series(1, 7) from audit_items where audit_id > ${present}) many limit ${sql.lit(history)}
  `.execute(db)
}

/** One in a hundred is unread; those of one person lie as far apart as people are many. */
async function notifications(db: Database, before: number): Promise<void> {
  await sql`
    with lines as (
      insert into notification_lines (user_id, key, type, author_id, data, said, place, created_at, told_at, read_at)
      select 1 + n % ${sql.lit(size.auditors)}, 'own:' || place, 'CHK_ITEM_CMT', 1 + (n + 7) % ${sql.lit(size.auditors)},
        jsonb_build_object('audit_id', 1 + n % 500, 'group_id', 16 + n % 30, 'item_id', 1 + n % 100000,
          'audit', 'Đánh giá nội bộ kho số ' || n % 500, 'item', 'Mục ' || n % 3000),
        1, place, at, at, case when n % 100 <> (n / 200) % 100 then now() end
      from (
        select n, nextval('notification_places') as place,
          now() - (${sql.lit(size.notifications * (before + 1))} - n) * interval '20 seconds' as at
        from ${numbers(size.notifications, before)}
      ) told
      returning id, user_id, key, type, author_id, data, created_at, read_at
    )
    insert into notifications (user_id, type, subject, data, author_id, created_at, read_at, line_id)
    select user_id, type, key, data, author_id, created_at, read_at, id from lines order by id`.execute(db)
}
