import type { parseAst } from 'vite'

type Node = { type: string; [field: string]: unknown }
type Body = ReturnType<typeof parseAst>['body']

/** The names that a script exports and that one of its functions gives another value: whoever took the value would go on with the old one. */
export function changingExports(body: Readonly<Body>): string[] {
  const exported = new Set(
    body.flatMap((statement) =>
      statement.type === 'ExportNamedDeclaration'
        ? statement.specifiers.map(({ local }) => (local.type === 'Identifier' ? local.name : ''))
        : [],
    ),
  )
  const changing = new Set<string>()
  const look = (value: unknown, within: readonly Set<string>[]): void => {
    for (const node of nodesIn(value)) {
      const inside = isFunction(node) ? [...within, declaredIn(node)] : within
      const target = inside.length > 0 ? (targets[node.type]?.(node) ?? null) : null
      for (const name of namesIn(target))
        if (exported.has(name) && !inside.some((names) => names.has(name))) changing.add(name)
      look(Object.values(node), inside)
    }
  }
  look(body, [])
  return [...changing]
}

const targets: Readonly<Record<string, (node: Node) => unknown>> = {
  AssignmentExpression: ({ left }) => left,
  UpdateExpression: ({ argument }) => argument,
  ForInStatement: ({ left }) => left,
  ForOfStatement: ({ left }) => left,
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const isFunction = (node: Node) => 'params' in node

/** The nodes of a value that lie highest. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  return isNode(value) ? [value] : []
}

/** The names that a pattern gives values to. */
function namesIn(pattern: unknown): string[] {
  if (!isNode(pattern)) return []
  const { type, name, left, argument, value, properties, elements } = pattern
  if (type === 'Identifier') return [name as string]
  if (type === 'MemberExpression') return []
  return [left, argument, value, properties, elements].flatMap((part) => nodesIn(part).flatMap(namesIn))
}

/** What a function declares for itself, wherever in it. */
function declaredIn(made: Node): Set<string> {
  const names = new Set([made['id'], made['params']].flatMap((part) => nodesIn(part).flatMap(namesIn)))
  const look = (value: unknown): void => {
    for (const node of nodesIn(value)) {
      if (node.type === 'VariableDeclarator' || node.type === 'ClassDeclaration' || isFunction(node))
        for (const name of namesIn(node['id'])) names.add(name)
      if (node.type === 'CatchClause') for (const name of namesIn(node['param'])) names.add(name)
      if (!isFunction(node)) look(Object.values(node))
    }
  }
  look(made['body'])
  return names
}
