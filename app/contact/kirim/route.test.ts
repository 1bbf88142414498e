import { GET } from './route';

const FULL = {
  name: 'Sri',
  email: 'sri@contoh.id',
  phone: '+62 812',
  destination: 'Braga & Dago',
  message: 'Hari 1\r\nHari 2',
};
const send = (fields: Record<string, string>) =>
  GET(new Request(`http://localhost/contact/kirim?${new URLSearchParams(fields)}`));

test.each(Object.keys(FULL))(
  '/contact/kirim redirects back to the form when the field %s is blank',
  (field) => {
    const answer = send({ ...FULL, [field]: ' ' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/contact/belum-lengkap#belum-lengkap');
  },
);

test('/contact/kirim redirects back to the form when the e-mail address is invalid', () => {
  expect(send({ ...FULL, email: 'sri@' }).headers.get('location')).toBe(
    '/contact/belum-lengkap#belum-lengkap',
  );
});

// spec: 1, The contact form
test('/contact/kirim redirects a complete form to WhatsApp with its message and no-store', () => {
  const answer = send(FULL);
  expect(answer.status).toBe(303);
  const url = new URL(answer.headers.get('location') ?? '');
  expect(url.host).toBe('wa.me');
  expect(url.searchParams.get('text')).toMatch(
    /Destinasi impian: Braga & Dago\nRencana perjalanan: Hari 1\nHari 2$/,
  );
  expect(answer.headers.get('cache-control')).toBe('no-store');
});
