/** What is said in a channel arrives in the order in which it was written. */
export const orderOf = (channelId: number) => `chat/${channelId}`
