import type { FixtureApi } from '../fixture-api/server.mjs';

/*
 * Texts as an editor pastes them and an attacker tries them: every character and structure that could break
 * out of its place in a page.
 */

const TITLE = `Kawah "Putih" & <Sate> 🌋 'x' </title></script><img src=x onerror=alert(1)><!-- &lt;b&gt; {{7*7}} \u0001\u0085\ufffe`;
const TEXT = `Nasi & <b>lauk "satu"</b> 🍛 </script><script>document.title='diretas'</script> 100% <!-- a < b > c \u0007\ud800`;

/** Rich text whose elements are all correctly nested. */
const HTML = `
  <h1 id="isi">Satu & "dua"</h1><h2 id="jadwal">Dua</h2><h4 id="isi"></h4><h4>Empat <i>'miring'</i></h4>
  <p id="isi" class="a" onclick="alert(1)" style="position:fixed">Alinea &amp; 100% <b>tebal</b> 🌋 &lt;img src=x onerror=alert(1)&gt; a < b > c</p>
  <li>butir lepas</li><li>lagi</li>
  <ul>teks lepas<li>butir</li><ol><li>dalam</li></ol></ul>
  <table><tr><th>Hari</th><td>1</td></tr><tr><td colspan="2">dua</td></tr></table>
  <p><a href="https://a.contoh/?a=1&b=[2]|3 4%">satu</a> <a href="https://spasi di nama/">x</a> <a name="x">tanpa tujuan</a> <a href="#isi">tanda</a> <a href="">kosong</a> <a href="mailto:a b@contoh.id">surel</a></p>
  <figure><figcaption>a</figcaption><img src="/storage/a b.png" alt='"><script>'></figure>
  <p><img src=x onerror=alert(1)><img alt="tanpa sumber"> kendali \u0001 \u000b \ufffe &#1; &#0; &#x80;</p>
  <script>document.title='diretas'</script><style>main{display:none}</style><iframe src="https://jahat.contoh"></iframe>`;

/** Rich text whose elements are nested where they must not be. */
const TANGLED = `
  <h1 id="isi">Satu</h1><h2 id="jadwal"><p>Dua</p></h2><h2>Tiga <ul><li>butir</li></ul></h2><h4 id="isi"></h4>
  <p id="isi" class="a" onclick="alert(1)">Alinea <button>tombol <p>dalam</p></button> sisa
  <li>butir lepas</li><li>lagi</li></ul></div></section></main>
  <b>tebal <p>alinea</p> <i>miring <blockquote>kutipan</b></i></blockquote>
  <ul>teks lepas <ul><li>dalam <ol><p>alinea</p></ol></li></ul><p>alinea</p></ul>
  <table><caption>Tarif <b>2026</b></caption><tr></tr><tr><th colspan="9" rowspan="x"><h3>Hari</h3><td rowspan="40">1</tr>
  teks dalam tabel<tfoot><tr><td>kaki<table><tr><td><table><tr><td>tiga lapis</td></tr></table></td></tr></table></td></tr></tfoot>
  <thead><tr><th>telat</th></tr></thead></table>
  <table><tr><td colspan="2">a</td></tr><tr><td>b</td><td>c</td></tr></table><td>sel lepas</td><tr><caption>lepas</caption>
  <a href="https://a.contoh/?a=1&b=[2]|3 4%">satu <a href="https://b.contoh/">dua</a></a>
  <a href="https://c.contoh/"><table><tr><td><a href="https://d.contoh/">sel</a></td></tr></table></a>
  <a href="https://spasi di nama/">x</a><a name="x">tanpa tujuan</a><a href="#isi">tanda</a><a href="">kosong</a><a href="mailto:a b@contoh.id">surel</a>
  <figcaption>lepas</figcaption><figure><figcaption>a</figcaption><img src="/storage/a b.png" alt='"><script>'><figcaption>b</figcaption></figure>
  <img src=x onerror=alert(1)><img alt="tanpa sumber"><pre><p>alinea</p>
  <svg><foreignObject><p></svg><math><mi></math><select><option>pilih</select><textarea></p><iframe src="https://jahat.contoh">
  </textarea><dl><dt>istilah<dd>arti</dl><details><summary>ringkas</summary>isi</details><form action="https://jahat.contoh"><input name=a required></form>
  <p>kendali \u0001 \u000b \ufffe &#1; &#0; &#x80;</p><code><div>blok</div></code><sub><hr></sub><del><p>coret</p></del>
  <p>tak ditutup <b><i><u><a href="https://e.contoh/">`;

const MARKDOWN = `# Satu\n\n#### Empat\n\n<p>html <b>mentah\n\n[a](https://x.contoh/[1]|2 "judul") [b](<https://spasi di nama/>) [c](#isi)\n\n
| a | b |\n| - | - |\n| [x](https://y.contoh) | <td> |\n\n- [ ] tugas\n- satu\n    1. dua\n\nCatatan[^1].\n\n[^1]: Kaki.\n\n![gambar](/storage/a b.png)\n\n</script> & < > \u0001 😀`;

/** Every field of spec §3 that contains a text, under all of its names. */
const FIELDS: Record<string, unknown> = {
  ...Object.fromEntries(['judul', 'title', 'name'].map((field) => [field, TITLE])),
  ...Object.fromEntries(
    ['alamat', 'location', 'lokasi', 'kategori', 'category', 'kategori_paket', 'penulis', 'transmisi'].map(
      (field) => [field, TEXT],
    ),
  ),
  ...Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`fasilitas_${n}`, n % 2 ? TEXT : TITLE])),
  deskripsi: HTML,
  description: HTML,
  overview: { id: 1, deskripsi: HTML },
  map: `<iframe src="https://www.google.com/maps/embed?pb=a b[1]|{2}"></iframe>`,
  tempat: [{ id: 1, places: `${TEXT}, ${TEXT}, ${TITLE}` }],
  termasuk: [{ id: 1, termasuk: `${TEXT}, ${TITLE}` }],
  tidaktermasuk: [{ id: 1, tidak_termasuk: `${TEXT}, ${TITLE}` }],
  jadwal: [1, 1].map((day) => ({
    day,
    title: TEXT,
    aktivitas: [TEXT, TEXT].map((aktivitas) => ({ aktivitas })),
  })),
  images: ['a b/[1]"<x>|{2}.png', 'dua 100%.png', '../../x.png'],
  image: 'a b/[1]"<x>|{2}.png',
  created_at: '2099-01-01 00:00:00',
};

/** The pages of the tangled items. */
export const TANGLED_PATHS: readonly string[] = [
  '/destination/kusut',
  '/akomodasi/kusut',
  '/event/kusut',
  '/blog/kusut',
];

/**
 * Publishes items whose rich text is not valid in any document: end tags of every element around it, lists
 * and headings in the wrong order.
 */
export function publishTangled(api: FixtureApi): void {
  for (const kind of ['destinasis', 'akomodasis', 'events', 'blogs']) {
    const deskripsi = kind === 'blogs' ? `<p>Awal</p>${TANGLED}</u></b></p>` : TANGLED;
    api.change(kind, 'kusut', { judul: 'Kusut', deskripsi });
  }
}

/**
 * The pages of the changed items: a list and a detail page of every family, and the pages that combine them.
 */
export const HOSTILE_PATHS: readonly string[] = [
  '/',
  '/destinasi',
  '/destination/kawah-ciwidey',
  '/paket-tour',
  '/paketdetail/paket-anggrek',
  '/akomodasi',
  '/akomodasi/hotel-anggrek',
  '/transportasi',
  '/transportasi/bus-anggrek',
  '/event',
  '/event/festival-anggrek',
  '/tiket',
  '/tiket/tiket-anggrek',
  '/fasilitas',
  '/fasilitas/1',
  '/blog',
  '/blog/cerita-anggrek',
  '/attraction',
  '/attraction/pasar-anggrek',
  '/kuliner',
  '/galeri',
  '/contact',
  `/cari?q=${encodeURIComponent('Kawah "')}`,
  `/cari?q=${encodeURIComponent('"><script>alert(1)</script>\u0001')}`,
];

/**
 * Gives one item of every kind hostile texts, pictures and HTML; two restaurants and two foods share a title.
 */
export function makeHostile(api: FixtureApi): void {
  api.change('destinasis', 'kawah-ciwidey', FIELDS);
  api.change('pakets', 'paket-anggrek', FIELDS);
  api.change('akomodasis', 'hotel-anggrek', FIELDS);
  api.change('transportasis', 'bus-anggrek', FIELDS);
  api.change('events', 'festival-anggrek', FIELDS);
  api.change('tickets', 'tiket-anggrek', FIELDS);
  api.change('fasilitas', '1', FIELDS);
  api.change('attractions', 'pasar-anggrek', FIELDS);
  api.change('blogs', 'cerita-anggrek', { ...FIELDS, deskripsi: MARKDOWN });
  for (const kind of ['restorans', 'makanans']) for (const id of ['1', '2']) api.change(kind, id, FIELDS);
}
