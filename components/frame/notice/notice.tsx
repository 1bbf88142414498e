/** The operator's announcement at the top of every page: 'Libur Lebaran 19–23 Maret'. */
export function Notice({ text }: { text: string | null }) {
  return text ? (
    <aside className="notice" aria-label="Pengumuman">
      {text}
    </aside>
  ) : null;
}
