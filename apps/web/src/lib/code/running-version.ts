/** The address of the script that the page started with, which changes with every version. */
export function runningVersion(): string {
  return document.querySelector('script[type=module][src]')?.getAttribute('src') ?? ''
}
