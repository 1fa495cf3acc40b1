const kinds: Readonly<Record<string, RegExp>> = {
  js: /javascript/,
  css: /^text\/css/,
  svg: /^image\/svg/,
  woff2: /^font\/woff2|octet-stream/,
}

/** Whether an answer is the file that was asked for: a network that one has to sign in to answers everything with a page of its own. */
export function isWhole(
  request: { url: string },
  response: { ok: boolean; redirected: boolean; headers: Headers },
): boolean {
  const [, ending = ''] = /\.(\w+)$/.exec(new URL(request.url).pathname) ?? []
  const kind = kinds[ending] ?? /^text\/html/
  return response.ok && !response.redirected && kind.test(response.headers.get('content-type') ?? '')
}
