import { ask } from '../support/http';
import { answerFor } from '../support/other-hosts';
import { logged } from '../support/server-log';
import { startSite } from '../support/servers';
import { expect, test } from '../support/test';

/* The site of an agency with three admins, filled in as docs/site-config.md says. */

const FILE = {
  admins: [
    {
      person: 'Rani',
      role: 'Konsultan',
      services: ['paket'],
      phone: '+62 812-0000-0001',
      hours: '08.00-22.00',
    },
    { person: 'Asep', role: 'Admin', speciality: 'Semua yang lain', phone: '+62 812-0000-0002' },
    {
      ...{ person: 'Dewi', role: 'Transportasi', services: ['transportasi'], phone: '+62 812-0000-0003' },
      ...{ hours: '09.00-17.00', days: 'Senin-Sabtu' },
    },
  ],
  socials: {},
  verification: {
    google: 'rXOxyZounnZasA8Z7oaD3c14JdjS9aKSWvsR1EbUSIQ',
    bing: '0123456789ABCDEF0123456789ABCDEF',
  },
  notice: { text: 'Libur Lebaran: pesan dibalas lagi mulai 24 Maret.' },
};

// spec: 3, Admin chat contact
test("an agency's chat shows each admin's hours, and an order leads to the admin of its service", async ({
  page,
  problems,
}) => {
  const site = await startSite({ siteConfig: FILE });
  try {
    const { body } = await ask(site, '/');
    expect(body).toContain(`<meta name="google-site-verification" content="${FILE.verification.google}"/>`);
    expect(body).toContain(`<meta name="msvalidate.01" content="${FILE.verification.bing}"/>`);
    // The chat stays beside the price card.
    await page.setViewportSize({ width: 1280, height: 1000 });
    // Saturday, 21.00 in Jakarta.
    await page.clock.setFixedTime(new Date('2026-11-28T21:00:00+07:00'));
    await page.goto(`${site.url}/transportasi/big-bus-59-kursi`);
    await expect(page.getByRole('complementary', { name: 'Pengumuman' })).toHaveText(FILE.notice.text);
    const order = page.getByRole('link', { name: /^Pesan Sekarang/ }).first();
    await expect(order).toHaveAttribute('href', /^https:\/\/wa\.me\/6281200000003\?/);
    await answerFor(page.context(), 'wa.me');
    await order.click();
    await expect
      .poll(() => logged(site, 'interest'))
      .toEqual([
        expect.objectContaining({
          ...{ action: 'pesan', place: 'kartu', kind: 'transportasi' },
          ...{ page: '/transportasi/big-bus-59-kursi', ref: expect.stringMatching(/^T/) as unknown },
        }),
      ]);
    await page.bringToFront();
    await page.getByRole('button', { name: 'Pesan sekarang !' }).click();
    const rows = page.getByRole('dialog').getByRole('listitem');
    await expect(rows).toHaveText([
      /Dewi, Transportasi.*Dibalas mulai Senin pukul 09\.00/,
      /Rani, Konsultan.*Online/,
      /Asep, Admin.*Online/,
    ]);
    await expect(rows.nth(0).getByText('Online')).toBeHidden();
    expect(problems).toEqual([]);
  } finally {
    await site.dispose();
  }
});
