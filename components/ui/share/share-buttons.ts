/**
 * Shows the two buttons of 'Bagikan' that need script: the system's share sheet, where the browser has one,
 * and copying the link. Also closes the panel on Esc.
 */
export function enhance(share: HTMLDetailsElement): void {
  const field = share.querySelector('input');
  const system = share.querySelector<HTMLButtonElement>('[data-share]');
  const copy = share.querySelector<HTMLButtonElement>('[data-copy]');
  if (!field || !system || !copy) return;
  const url = field.value;
  if ('share' in navigator) {
    system.hidden = false;
    // Rejects when the visitor closes the sheet.
    system.onclick = () => navigator.share({ title: system.dataset.share, url }).catch(() => undefined);
  }
  copy.hidden = false;
  copy.onclick = async () => {
    const status = copy.querySelector('[aria-live]');
    // Without the clipboard, as on an insecure origin, the address is selected instead.
    const isCopied = await copied(url);
    if (!isCopied) field.select();
    if (status) status.textContent = isCopied ? 'Tautan disalin' : 'Tekan lama untuk menyalin';
  };
  share.onkeydown = ({ key }) => {
    if (key !== 'Escape' || !share.open) return;
    share.open = false;
    share.querySelector('summary')?.focus();
  };
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
