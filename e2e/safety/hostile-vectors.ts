/** What a vector calls when it runs. */
const shot = 'fired(1)'
/** Addresses under a name that nobody has. */
const stranger = '//stranger.invalid/x'

const tags = [
  'img src=x',
  'svg',
  'iframe',
  'video src=x',
  'audio src=x',
  'body',
  'input autofocus',
  'details open',
  'select autofocus',
  'textarea autofocus',
  'object data=x',
  'embed src=x',
  'marquee',
  'a href=#x',
  'p tabindex=0',
  'span',
  'td',
  'math',
  'form',
  'own-tag',
  'link rel=stylesheet href=x',
  'style',
  'script src=x',
  'image src=x',
  'isindex',
  'button autofocus',
  'dialog open',
  'source',
  'track',
]
const handlers = [
  'onerror',
  'onload',
  'onclick',
  'onfocus',
  'ontoggle',
  'onmouseover',
  'onpointerenter',
  'onanimationstart',
  'onstart',
  'onbegin',
  'onbeforeinput',
  'oncontentvisibilityautostatechange',
  'ONERROR',
  'OnLoad',
]
/** Ways to write a tag with a handler. */
const writings: ((tag: string, handler: string) => string)[] = [
  (tag, handler) => `<${tag} ${handler}="${shot}">a`,
  (tag, handler) => `<${tag.replaceAll(' ', '/')}/${handler}=${shot}>a`,
  (tag, handler) => `<${tag}\n${handler}\t=\r'${shot}'>a`,
  (tag, handler) => `<${tag.toUpperCase()} ${handler}=&#102;ired(1)>a`,
  (tag, handler) => `<${tag} ${handler}="&#x66;ired&lpar;1&rpar;"`,
  (tag, handler) => `<<${tag} ${handler}=${shot}//`,
  (tag, handler) => `<!--><${tag} ${handler}=${shot}>-->`,
  (tag, handler) => `<p title="</p><${tag} ${handler}=${shot}>">a</p>`,
  (tag, handler) => `"><${tag} ${handler}=${shot} x="`,
  (tag, handler) => `&lt;${tag} ${handler}=${shot}&gt;`,
]
const handled = tags.flatMap((tag) =>
  handlers.flatMap((handler, place) =>
    // Each pair in two ways, and over all pairs each way as often.
    [0, 5].map((step) => writings[(place + tag.length + step) % writings.length]!(tag, handler)),
  ),
)

const schemes = [
  `javascript:${shot}`,
  `JaVaScRiPt:${shot}`,
  ` javascript:${shot}`,
  `java\tscript:${shot}`,
  `java\nscript:${shot}`,
  `&#106;avascript:${shot}`,
  `&#x6A;&#x61;vascript&colon;${shot}`,
  `javascript&Tab;:${shot}`,
  `\u0001javascript:${shot}`,
  `data:text/html,<script>parent.${shot}</script>`,
  `data:text/html;base64,PHNjcmlwdD5maXJlZCgxKTwvc2NyaXB0Pg==`,
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${shot}'/>`,
  `vbscript:${shot}`,
  `blob:${shot}`,
  stranger,
  `\\\\stranger.invalid\\x`,
  `/\\stranger.invalid`,
  `javascript://%0a${shot}`,
  `view-source:javascript:${shot}`,
]
const places: ((address: string) => string)[] = [
  (address) => `<a href="${address}">a</a>`,
  (address) => `<img src="${address}" srcset="${address} 2x">`,
  (address) => `<iframe src="${address}"></iframe>`,
  (address) => `<object data="${address}"></object>`,
  (address) => `<embed src="${address}">`,
  (address) => `<form action="${address}"><button>a</button></form>`,
  (address) => `<button formaction="${address}">a</button>`,
  (address) => `<svg><a xlink:href="${address}"><text>a</text></a></svg>`,
  (address) => `<math href="${address}">a</math>`,
  (address) => `<base href="${address}">a`,
  (address) => `<meta http-equiv=refresh content="0;url=${address}">a`,
  (address) => `<link rel=stylesheet href="${address}">a`,
  (address) => `<video poster="${address}"><source src="${address}"></video>`,
  (address) => `<table background="${address}"><tr><td background="${address}">a</table>`,
  (address) => `<p style="background:url('${address}')">a</p>`,
  (address) => `<svg><use href="${address}"/><image href="${address}"/></svg>`,
  (address) => `<a ping="${address}" href="#">a</a>`,
]
const addressed = places.flatMap((place) => schemes.map((address) => place(address)))

const bodies = [
  `<img src=x onerror=${shot}>`,
  `<script>${shot}</script>`,
  `<svg onload=${shot}>`,
  `<style onload=${shot}></style>`,
]
/** Places whose content is read in another way than it was cleaned. */
const nests: ((inner: string) => string)[] = [
  (inner) => inner,
  (inner) => `<noscript><p title="</noscript>${inner}">`,
  (inner) => `<textarea></textarea>${inner}</textarea>`,
  (inner) => `<title><a title="</title>${inner}">`,
  (inner) => `<style><a title="</style>${inner}">`,
  (inner) => `<xmp><p title="</xmp>${inner}">`,
  (inner) => `<iframe><a title="</iframe>${inner}">`,
  (inner) => `<svg><style><!--</style>${inner}-->`,
  (inner) => `<math><mtext><table><mglyph><style><!--</style>${inner}--></style>`,
  (inner) => `<form><math><mtext></form><form><mglyph><style></math>${inner}`,
  (inner) => `<svg></p><style><a id="</style>${inner}">`,
  (inner) => `<svg><desc><![CDATA[</desc>${inner}]]></svg>`,
  (inner) => `<svg><foreignObject>${inner}</foreignObject></svg>`,
  (inner) => `<template>${inner}</template>`,
  (inner) => `<p><svg><title><p>${inner}</title></svg>`,
  (inner) => `<select><template></select>${inner}</template>`,
  (inner) => `<![CDATA[${inner}]]>`,
  (inner) => `<?xml ${inner}?>${inner}`,
  (inner) => `<!doctype x [<!entity y "${inner}">]>&y;`,
  (inner) => `<table><td>${inner}</table><a id=x name=y>`,
  (inner) => `${'<div>'.repeat(60)}${inner}`,
  (inner) => inner.replaceAll('<', '\u00bc').replaceAll('>', '\u00be'),
  (inner) => inner.replaceAll('<', '+ADw-').replaceAll('>', '+AD4-'),
  (inner) => inner.replaceAll('<', '%3C').replaceAll('>', '%3E'),
  (inner) => inner.replaceAll('<', '\\x3c').replaceAll('>', '\\u003e'),
  (inner) => inner.replaceAll('<', '&amp;lt;').replaceAll('>', '&amp;gt;'),
  (inner) => inner.replaceAll('script', 'scr<script>ipt'),
]
const nested = nests.flatMap((nest) => bodies.map((body) => nest(body)))

const dressed = [
  'position:fixed;inset:0',
  'behavior:url(x)',
  `width:expression(${shot})`,
  `background:url(${stranger})`,
  '@import "x"',
  'text-align:center;position:absolute',
  'text-align:expression(1)',
  'display:none',
  'animation:x 1s',
].flatMap((style) => [
  `<p style="${style}">a</p>`,
  `<style>p{${style}}</style>a`,
  `<b style='${style}' class=x id=content>a</b>`,
])

const templates = [
  '{{constructor.constructor("fired(1)")()}}',
  '${fired(1)}',
  '<%= fired(1) %>',
  '#{fired(1)}',
  '[[fired(1)]]',
]
const spelled = [
  "'-fired(1)-'",
  '";fired(1)//',
  '</script><script>fired(1)</script>',
  `<a href="#" id="location">a</a>`,
  '\u202eDERIF',
  'a\u2028fired(1)',
]

/** Texts that try to run, to load from elsewhere or to break the page; none may. */
export const hostileTexts: string[] = [
  ...new Set([...nested, ...addressed, ...handled, ...dressed, ...templates, ...spelled]),
]

const forged = 'X-Forged: yes'
/** Texts for a field of one line that try to run, to cover the page, to turn or widen it, or to end a header of a mail. */
export const hostileLines: string[] = [
  `"><img src=x onerror=${shot}><svg/onload=${shot}>`,
  `<div style="position:fixed;inset:0;z-index:2147483647;background:red">a</div>`,
  `<a href="javascript:${shot}">a</a> javascript:${shot} [a](javascript:${shot})`,
  'W'.repeat(118),
  `a\r\nBcc: x@stranger.invalid\r\n${forged}\r\n\r\n<b>a</b>`,
  `a\n${forged}\n\n<script>${shot}</script>`,
  `=?utf-8?Q?=0D=0A${forged.replaceAll(/[: ]/g, (sign) => (sign === ':' ? '=3A' : '_'))}?=`,
  `</title></style></textarea><script>${shot}</script>`,
  `{{constructor.constructor('${shot}')()}} {{=<% %>=}} \${${shot}} <%= ${shot} %>`,
  '\u202eDERIF\u2066\u2067 \u200f<\u202dtpircs>',
  `a${'\u0301'.repeat(110)}`,
  `<style>*{position:fixed;inset:0}</style><base href=${stranger}><meta http-equiv=refresh content=0;url=${stranger}>`,
  '\ufdfd'.repeat(100),
  `<iframe srcdoc="<script>parent.${shot}</script>"><form action=${stranger}><button>a`,
]
