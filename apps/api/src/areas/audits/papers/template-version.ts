/** Of how papers are drawn as files: whoever changes what comes out raises it, and papers are made anew. */
export const templateVersion = 7
