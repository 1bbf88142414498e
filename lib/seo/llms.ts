import { groupBy } from '../base/group-by';
import { registry } from '../entities/registry';
import { documents, routes } from '../addresses/routes';
import { site } from '../settings/site';
import { absolute } from '../addresses/absolute';

/**
 * llms.txt (llmstxt.org; search-visibility.md, B6): describes the site and links its lists, as Markdown. It
 * names no item, so it does not depend on the API.
 */
export function llmsTxt(): string {
  const { name } = site();
  return [
    `# ${plain(name)}`,
    '> Situs wisata Bandung, Indonesia, dalam bahasa Indonesia: paket tour, destinasi, penginapan, kendaraan, event, tiket, fasilitas, kuliner, atraksi, dan blog. Pemesanan lewat percakapan WhatsApp; tidak ada akun dan tidak ada pembayaran di situs ini.',
    'Setiap daftar dimulai dari yang terbaru dan berlanjut di `?page=2`; `?kategori=` menyaring menurut kategori. Harga dalam rupiah.',
    section('Daftar', lists()),
    section('Informasi', [
      link(
        'Peta kawasan',
        routes.kawasan,
        'Kawasan Bandung Raya dengan peta, panduan, jarak dari Alun-Alun, dan isinya.',
      ),
      link('Kontak', routes.contact, 'Admin, alamat, dan cara memesan lewat WhatsApp.'),
      link('Galeri', routes.galeri, 'Gambar tempat, event, dan penginapan; tiap gambar menuju halamannya.'),
    ]),
    section('Untuk mesin', [
      link('Langganan RSS blog', documents.feed, 'Artikel terbaru dengan isi lengkap.'),
      link('Peta situs', documents.sitemap, 'Semua halaman, dengan tanggal perubahannya.'),
    ]),
  ]
    .join('\n\n')
    .concat('\n');
}

/** One line per list; foods and restaurants share /kuliner. */
function lists(): string[] {
  const kinds = groupBy(Object.values(registry), ({ listPath }) => listPath);
  return [...kinds].map(([path, of]) => {
    const titles = of.map(({ copy }) => copy.listTitle);
    const intros = of.map(({ copy }) => copy.listIntro);
    return link(titles.join(' dan '), path, intros.join(' '));
  });
}

function section(title: string, links: string[]): string {
  return `## ${title}\n\n${links.join('\n')}`;
}

function link(title: string, path: string, text: string): string {
  return `- [${plain(title)}](${absolute(path)}): ${plain(text)}`;
}

/** Collapses the text to one line and escapes Markdown. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\[\]<>*_`]/g, '\\$&');
}
