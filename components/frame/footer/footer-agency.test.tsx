import { render, screen } from '@testing-library/react';
import { site, type Admin, type Site } from '@/lib/settings/site';
import { Footer } from './footer';

const contact = site();

describe('the footer of an agency with three admins and one account', () => {
  const admin = (person: string, digit: number, services?: Admin['services']): Admin => ({
    ...{ person, name: 'Admin', speciality: 'x', phone: `+62 812-0000-000${digit}` },
    ...(services ? { services } : {}),
  });
  beforeEach(() => {
    const admins: Site['admins'] = [
      admin('Rani', 1, ['paket']),
      admin('Asep', 2),
      admin('Dewi', 3, ['transportasi', 'event']),
    ];
    const socials = { instagram: 'https://www.instagram.com/agen', tiktok: '' };
    render(<Footer contact={{ ...contact, admins, socials }} year={2031} />);
  });

  // spec: 1, Footer services
  test.each([
    ['Tour Guide', 2],
    ['Rental Mobil', 3],
    ['Food Tour', 2],
    ['Paket Wisata', 1],
    ['Event Organizer', 3],
  ])('the footer service %s opens WhatsApp of the admin responsible for it', (service, digit) => {
    expect(new URL(screen.getByText<HTMLAnchorElement>(service).href).pathname).toBe(`/628120000000${digit}`);
  });
  // spec: 1, Footer
  test('the footer links only the social account that is configured', () => {
    expect(screen.getByRole('link', { name: 'Instagram' })).toBeInTheDocument();
    for (const name of ['Facebook', 'TikTok']) expect(screen.queryByRole('link', { name })).toBeNull();
  });
  // spec: 1, Footer contact
  test('the footer labels each phone number with the name of its admin', () => {
    for (const text of ['+62 812-0000-0001 (Rani)', '+62 812-0000-0002 (Asep)', '+62 812-0000-0003 (Dewi)'])
      expect(screen.getByText(text)).toHaveAttribute('href', expect.stringMatching(/^tel:\+628120000000\d$/));
  });
});

test('the footer has no empty list when there are no social accounts', () => {
  render(<Footer contact={{ ...contact, socials: {} }} year={2031} />);
  for (const list of screen.getAllByRole('list')) expect(list).not.toBeEmptyDOMElement();
});
