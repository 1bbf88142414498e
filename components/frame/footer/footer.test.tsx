import { render, screen } from '@testing-library/react';
import type { Site } from '@/lib/settings/site';
import { Footer } from './footer';

const contact: Omit<Site, 'officeMap' | 'foodTour' | 'destinations'> = {
  name: 'Priangan & Jalan',
  nickname: 'Rina & Co',
  email: 'halo@contoh.id',
  address: 'Jl. Contoh No. 1 & 2, Bandung',
  admins: [
    { name: 'Satu', speciality: 'Paket', phone: '+62 800-0000-0001' },
    { name: 'Dua', speciality: 'Tiket', phone: '+62 800-0000-0002' },
  ],
  socials: {
    instagram: 'https://www.instagram.com/contoh',
    facebook: 'https://www.facebook.com/contoh',
    tiktok: 'https://www.tiktok.com/@contoh',
    youtube: 'https://www.youtube.com/@contoh',
  },
};

beforeEach(() => {
  render(<Footer contact={contact} year={2031} />);
});

// spec: 1, Footer contact
test("the footer keeps '&' intact in the map link of the address and in the nickname", () => {
  const map = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: contact.address }).href);
  expect(map.searchParams.get('query')).toBe(contact.address);
  expect(screen.getByText('+62 800-0000-0002 (Rina & Co)')).toHaveAttribute('href', 'tel:+6280000000002');
});

// spec: 1, Footer services; 7, Outbound links
test.each(['Tour Guide', 'Rental Mobil', 'Food Tour', 'Paket Wisata', 'Event Organizer'])(
  'the footer service %s opens WhatsApp of the first admin with a message of its own that greets the site',
  (service) => {
    const link = screen.getByText<HTMLAnchorElement>(service);
    const url = new URL(link.href);
    expect(url.origin + url.pathname).toBe('https://wa.me/6280000000001');
    expect(url.searchParams.get('text')).toMatch(/^Halo Priangan & Jalan, saya /);
    expect(url.searchParams.get('text')?.toLowerCase()).toContain(
      { 'Rental Mobil': 'menyewa mobil' }[service] ?? service.toLowerCase(),
    );
    expect(link).toHaveAttribute('rel', 'noopener');
    expect(link).toHaveAccessibleName(`${service}: pesan lewat WhatsApp`);
  },
);

// spec: 1, Footer; 7, Social links
test('the footer links gallery, blog, map of areas, Instagram, Facebook and TikTok', () => {
  expect(screen.getByRole('link', { name: 'Galeri' })).toHaveAttribute('href', '/galeri');
  expect(screen.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog');
  expect(screen.getByRole('link', { name: 'Peta Kawasan' })).toHaveAttribute('href', '/kawasan');
  for (const name of ['Instagram', 'Facebook', 'TikTok'])
    expect(screen.getByRole('link', { name })).toBeInTheDocument();
});

test('the footer shows the given year', () => {
  expect(screen.getByText('© 2031 Priangan & Jalan')).toBeInTheDocument();
});

test('the footer folds the links under their headings, but not the contacts', () => {
  for (const name of ['Jelajahi', 'Layanan']) {
    const fold = screen.getByRole('heading', { name }).closest('details');
    expect(fold).not.toHaveAttribute('open');
    expect(fold?.querySelector(':scope > summary')).toContainElement(screen.getByRole('heading', { name }));
    expect(fold?.querySelectorAll('ul a')).not.toHaveLength(0);
  }
  expect(screen.getByText('halo@contoh.id', { ignore: 'details *' })).toBeInTheDocument();
});

test('the footer pings for links to WhatsApp and telephone, and for no other link', () => {
  for (const link of screen.getAllByRole<HTMLAnchorElement>('link')) {
    const action = /^https:\/\/wa\.me\//.test(link.href)
      ? 'chat'
      : link.protocol === 'tel:'
        ? 'telepon'
        : null;
    expect(link.getAttribute('ping')).toBe(action && `/api/minat?${action}=kaki`);
  }
});
