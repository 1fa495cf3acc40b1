/** Says how much this device holds that the server has not got, of anybody; nothing where it holds nothing. */
export function tellHeld(): void {
  try {
    const opening = indexedDB.open('kept')
    // Where there is no store this page makes none.
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
    opening.addEventListener('success', () => {
      const store = opening.result
      try {
        const counting = store.transaction('changes').objectStore('changes').count()
        counting.addEventListener('success', () => say(counting.result))
      } catch {
        // A store of another make says nothing.
      }
      store.close()
    })
  } catch {
    // Nothing is kept where nothing may be.
  }
}

function say(count: number) {
  const held = document.querySelector<HTMLElement>('#held')!
  held.querySelector('b')!.textContent = String(count)
  held.hidden = count === 0
}
