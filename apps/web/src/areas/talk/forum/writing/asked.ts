/** What the address says of a post that is begun: its topic, and the question that it is about. */
export type NewPostSearch = {
  topic_id?: number | undefined
  audit_id?: number | undefined
  audit_item_id?: number | undefined
  library_item_id?: number | undefined
}
