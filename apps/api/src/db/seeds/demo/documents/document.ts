import type { Text } from '@apron/messages'

export type OutlineItem = { index: string; header: Text; content: Text }
export type DemoDocument = { name: Text; version: string; outline: Record<string, OutlineItem> }
