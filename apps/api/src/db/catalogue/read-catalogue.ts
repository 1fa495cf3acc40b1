import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../client.ts'

type Line = { line: string }

/** Everything that is made in the schema of the product, a line each (a function has several), in one order and wording on every PostgreSQL. */
export async function readCatalogue(db: Database): Promise<string> {
  const parts = await db.connection().execute(async (one) => {
    // A name without its schema is one of the product's own.
    await sql`set search_path = public`.execute(one)
    const results = []
    for (const part of [surroundings, relations, columns, constraints, indexes, triggers, functions, unusual, comments])
      results.push((await part.execute(one)).rows.map(({ line }) => line))
    return results
  })
  return `${parts.flat().join('\n')}\n`
}

/** The tables of the migrator are its own. */
const ours = (relation: RawBuilder<unknown>) =>
  sql`(select relnamespace = 'public'::regnamespace and relname not like 'kysely\\_%' from pg_class where oid = ${relation})`

const ofExtension = (catalogue: string, id: RawBuilder<unknown>) =>
  sql`exists (select from pg_depend where classid = ${sql.lit(catalogue)}::regclass and objid = ${id} and deptype = 'e')`

const surroundings = sql<Line>`
  select 'extension ' || extname || ' in ' || extnamespace::regnamespace as line from pg_extension
  union all
  select 'schema ' || nspname from pg_namespace
  where nspname !~ '^pg_' and nspname not in ('information_schema', 'pgboss')
  union all
  select concat_ws(' ', 'collation', collname, collprovider, collisdeterministic, coalesce(collencoding::text, 'any'),
    coalesce(to_jsonb(c) ->> 'colllocale', to_jsonb(c) ->> 'colliculocale'), collcollate, collctype,
    to_jsonb(c) ->> 'collicurules')
  from pg_collation c where collnamespace = 'public'::regnamespace
  order by 1`

const relations = sql<Line>`
  select concat_ws(' ', 'relation', relname, relkind, relpersistence, am.amname, reloptions::text,
    case when relkind = 'r' and relreplident <> 'd' then 'replica identity' end,
    case when relrowsecurity then 'row security' end, case when relispartition then 'partition' end,
    nullif(reltablespace, 0), relacl::text, pg_get_viewdef(nullif(c.oid, case when relkind in ('v', 'm') then 0 else c.oid end))) as line
  from pg_class c left join pg_am am on am.oid = relam
  where relkind not in ('i', 'c') and ${ours(sql`c.oid`)}
  union all
  select concat_ws(' ', 'sequence', seqrelid::regclass, format_type(seqtypid, null), seqstart, seqincrement, seqmin, seqmax,
    seqcache, seqcycle, (select concat_ws(' ', 'of', refobjid::regclass, attname) from pg_depend
      join pg_attribute on attrelid = refobjid and attnum = refobjsubid
      where classid = 'pg_class'::regclass and objid = seqrelid and deptype in ('a', 'i')))
  from pg_sequence where ${ours(sql`seqrelid`)}
  order by 1`

/** In their order; what was dropped leaves its number behind, and nothing else. */
const columns = sql<Line>`
  select concat_ws(' ', 'column', attrelid::regclass || '.' || attname, format_type(atttypid, atttypmod),
    case when attnotnull then 'not null' end,
    case attidentity when 'a' then 'identity always' when 'd' then 'identity by default' end,
    case attgenerated when '' then 'default' when 's' then 'generated stored' else 'generated virtual' end || ' ' ||
      pg_get_expr(adbin, adrelid),
    'collate ' || nullif(attcollation, typcollation)::regcollation, nullif(attstorage, typstorage), nullif(attcompression, ''),
    'statistics ' || nullif(nullif(attstattarget, -1), 0), attoptions::text, attacl::text) as line
  from pg_attribute a join pg_type t on t.oid = atttypid join pg_class c on c.oid = attrelid
  left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where attnum > 0 and not attisdropped and relkind in ('r', 'p', 'v', 'm') and ${ours(sql`attrelid`)}
  order by relname, attnum`

/** That a column is not null is a constraint of its own on newer servers. */
const constraints = sql<Line>`
  select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid),
    case when not convalidated then 'not validated' end) as line
  from pg_constraint where contype not in ('n', 't') and ${ours(sql`conrelid`)} order by conrelid::regclass::text, conname`

const indexes = sql<Line>`
  select concat_ws(' ', pg_get_indexdef(indexrelid), case when not indisvalid then 'invalid' end,
    case when indisclustered then 'clustered' end, case when indisreplident then 'replica identity' end) as line
  from pg_index where ${ours(sql`indrelid`)} order by indrelid::regclass::text, indexrelid::regclass::text`

const triggers = sql<Line>`
  select concat_ws(' ', pg_get_triggerdef(oid), nullif(tgenabled, 'O')) as line
  from pg_trigger where not tgisinternal and ${ours(sql`tgrelid`)} order by tgrelid::regclass::text, tgname`

/** To the letter, as they were written; one whose text was parsed when it was made, as it is put into words again. */
const functions = sql<Line>`
  select concat_ws(' ', pg_get_functiondef(oid), proacl::text) as line
  from pg_proc where pronamespace = 'public'::regnamespace and prokind in ('f', 'p', 'w')
    and not ${ofExtension('pg_proc', sql`pg_proc.oid`)}
  order by oid::regprocedure::text`

/** What the product has none of, so that it is seen when there is some. */
const unusual = sql<Line>`
  select concat_ws(' ', 'type', typname, typtype) as line from pg_type t
  where typnamespace = 'public'::regnamespace and typtype <> 'b' and not ${ofExtension('pg_type', sql`t.oid`)}
    and not exists (select from pg_class where oid = typrelid and relkind <> 'c')
  union all
  select 'aggregate ' || oid::regprocedure from pg_proc
  where pronamespace = 'public'::regnamespace and prokind = 'a' and not ${ofExtension('pg_proc', sql`pg_proc.oid`)}
  union all
  select 'operator ' || oid::regoperator from pg_operator
  where oprnamespace = 'public'::regnamespace and not ${ofExtension('pg_operator', sql`pg_operator.oid`)}
  union all
  select pg_get_statisticsobjdef(oid) from pg_statistic_ext
  union all
  select pg_get_ruledef(r.oid) from pg_rewrite r where rulename <> '_RETURN' and ${ours(sql`ev_class`)}
  union all
  select concat_ws(' ', 'policy', polrelid::regclass, polname) from pg_policy
  union all
  select concat_ws(' ', 'inherits', inhrelid::regclass, inhparent::regclass) from pg_inherits where ${ours(sql`inhrelid`)}
    and exists (select from pg_class where oid = inhrelid and relkind = 'r')
  union all
  select 'event trigger ' || evtname from pg_event_trigger
  union all
  select 'publication ' || pubname from pg_publication
  union all
  select concat_ws(' ', 'default grant', defaclobjtype, defaclacl::text) from pg_default_acl
  union all
  select 'cast ' || oid from pg_cast where oid >= 16384 and not ${ofExtension('pg_cast', sql`pg_cast.oid`)}
  order by 1`

const comments = sql<Line>`
  select concat_ws(' ', 'comment', (pg_identify_object(classoid, objoid, objsubid)).identity, description) as line
  from pg_description where objoid >= 16384 and not exists (
    select from pg_depend d where d.classid = classoid and d.objid = objoid and d.deptype = 'e')
    and classoid <> 'pg_extension'::regclass
  order by 1`
