import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Where the build puts what is fetched while a document is drawn; see `build/pdf-plugin.ts`. */
const base = `/assets/pdf-${pdfjs.version}/`
pdfjs.GlobalWorkerOptions.workerSrc = `${base}pdf.worker.min.mjs`

export type Pdf = pdfjs.PDFDocumentProxy
export type PdfPage = pdfjs.PDFPageProxy
export const { TextLayer } = pdfjs

/** Opens a document page by page, as far as they are looked at: no script of it runs, and pictures are decoded without the WebAssembly that our policy refuses. */
export function openPdf(url: string): pdfjs.PDFDocumentLoadingTask {
  return pdfjs.getDocument({
    url,
    disableAutoFetch: true,
    disableStream: true,
    disableWorkerRendering: true,
    enableXfa: false,
    useWasm: false,
    useWorkerFetch: false,
    standardFontDataUrl: base,
    wasmUrl: base,
  })
}

/** Whether somebody locked it with a password. */
export const isLocked = (error: unknown): boolean => error instanceof pdfjs.PasswordException
