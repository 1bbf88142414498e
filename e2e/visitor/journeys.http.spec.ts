import { ask } from '../support/http';
import { readPage } from '../support/read-page';
import type { Site } from '../support/servers';
import { expect, test } from '../support/test';

/* The WhatsApp messages that a page leads to. */

/** Recipient and text of a WhatsApp address. */
function message(href: string): { to: string; text: string } {
  const url = new URL(href);
  expect(url.origin).toBe('https://wa.me');
  return { to: url.pathname.slice(1), text: url.searchParams.get('text') ?? '' };
}

/** Spec §2: what each kind's order message holds. */
const ORDERS: Record<string, string[]> = {
  '/destination/kawah-putih-ciwidey': ['tertarik', 'Kawah Putih Ciwidey', 'Rp 350.000', 'tersedia'],
  '/paketdetail/jejak-art-deco-bandung': ['Jejak Art Deco Bandung', 'Rp 325.000'],
  '/transportasi/honda-brio-otomatis': ['Honda Brio Otomatis', 'Rp 400.000/hari'],
  // Without a date: one that has one takes no order after it.
  '/event/wisuda-bersama-keluarga-sabuga': [
    'memesan event',
    'Layanan Wisuda Bersama Keluarga',
    'Rp 3.750.000',
    'per event',
  ],
  '/tiket/trans-studio-bandung': [
    'membeli tiket',
    'Tiket Harian Trans Studio Bandung',
    'Rp 280.000 per tiket',
  ],
  '/fasilitas/panggung-6x8-meter': [
    'memesan',
    'Panggung 6 × 8 Meter',
    'Booth/Panggung',
    'Rp 7.500.000 per unit',
  ],
  '/attraction/museum-gedung-sate': ['Museum Gedung Sate', 'Rp 5.000'],
};

/** The texts of the chats that a page leads to. */
async function messagesOf(site: Site, path: string): Promise<string[]> {
  const { mainLinks } = readPage((await ask(site, path)).body);
  const orders = [...new Set(mainLinks.filter((link) => link.startsWith('https://wa.me/')).map(decodeURI))];
  return orders.map((link) => message(link).text);
}

for (const [path, parts] of Object.entries(ORDERS)) {
  // spec: 1, Ordering; 2 Destination detail, Order; 2 Tour package detail, Side card
  // spec: 2 Accommodation detail, Price card; 2 Transport detail, Overview; 2 Events, Order message
  // spec: 2 Tickets, Sidebar; 7, Outbound links
  test(`the order of ${path} has a message that names the item and its price`, async ({ embedded }) => {
    const texts = await messagesOf(embedded, path);
    expect(
      texts.some((text) => parts.every((part) => text.includes(part))),
      texts.join('\n'),
    ).toBe(true);
  });
}

test('the order of a stay states its price per night, and a sample has no order', async ({
  embedded,
  provided,
}) => {
  const [first = ''] = readPage((await ask(provided.site, '/akomodasi')).body).mainLinks.filter((link) =>
    /^\/akomodasi\/[^/?]+$/.test(link),
  );
  expect((await messagesOf(provided.site, first)).join()).toMatch(/Rp [\d.]+\/malam/);
  const sample = await messagesOf(embedded, '/akomodasi/hostel-jelajahi-braga');
  expect(sample.join()).not.toMatch(/memesan|Rp/);
});
