import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { partBytes, PdfParts, readPart } from './parts.ts'

/** Where the build puts what is fetched while a document is drawn; see `build/pdf-plugin.ts`. */
const base = `/assets/pdfjs-${pdfjs.version}/`
pdfjs.GlobalWorkerOptions.workerSrc = `${base}pdf.worker.min.mjs`

export type Pdf = pdfjs.PDFDocumentProxy
export type PdfPage = pdfjs.PDFPageProxy
export const { TextLayer, OPS: operations } = pdfjs

/** Milliseconds that a document has to end by itself. */
const patience = 2000

type PdfLoadingTask = Pick<pdfjs.PDFDocumentLoadingTask, 'promise' | 'destroy'>

/** Opens a document page by page, as far as they are looked at: no script of it runs, and pictures are decoded without the WebAssembly that our policy refuses. */
export function openPdf(url: string): PdfLoadingTask {
  const stop = new AbortController()
  let worker: pdfjs.PDFWorker | null = null
  let task: pdfjs.PDFDocumentLoadingTask | null = null
  const open = async () => {
    const first = await readPart(url, { begin: 0, end: partBytes }, stop.signal)
    stop.signal.throwIfAborted()
    const range = new PdfParts(url, first, { stop: stop.signal, fail: () => void task?.destroy() })
    worker = new pdfjs.PDFWorker()
    task = pdfjs.getDocument({
      worker,
      range,
      rangeChunkSize: partBytes,
      disableAutoFetch: true,
      disableStream: true,
      disableWorkerRendering: true,
      enableXfa: false,
      useWasm: false,
      useWorkerFetch: false,
      standardFontDataUrl: base,
      wasmUrl: base,
    })
    return task.promise
  }
  return {
    promise: open(),
    async destroy() {
      stop.abort()
      // A document that means harm keeps its worker from hearing that.
      const end = setTimeout(() => worker?.destroy(), patience)
      await task?.destroy()
      clearTimeout(end)
      worker?.destroy()
    },
  }
}

/** Whether somebody locked it with a password. */
export const isLocked = (error: unknown): boolean => error instanceof pdfjs.PasswordException
