import { checkDraft, draftLink, readDraft, type Draft } from './contact-draft';

const FULL: Draft = {
  name: 'Sri Wahyuni',
  email: 'sri@contoh.id',
  phone: '+62 812-0000-0000',
  destination: 'Kawah Putih',
  message: 'Dua hari, empat orang',
};
const textOf = (link: string) => new URL(link).searchParams.get('text');

// spec: 5, Contact form
test('checkDraft reports every empty field, and spaces count as empty', () => {
  const draft = readDraft((field) => (field === 'name' ? '  ' : null));
  expect(Object.keys(checkDraft(draft))).toEqual(['name', 'email', 'phone', 'destination', 'message']);
});

// spec: 5, Contact form
test.each([
  'sri',
  'sri@',
  '@contoh.id',
  'sri@contoh..id',
  'sri wahyuni@contoh.id',
  'sri@contoh.id,budi@contoh.id',
])('checkDraft refuses %s as an email address', (email) => {
  expect(checkDraft({ ...FULL, email })).toEqual({ email: 'Masukkan alamat email yang lengkap' });
});

test.each(['sri@contoh.id', 'sri.wahyuni+bandung@mail.contoh.co.id', "o'neil@contoh.id"])(
  'checkDraft accepts %s as an email address',
  (email) => {
    expect(checkDraft({ ...FULL, email })).toEqual({});
  },
);

// spec: 3, Contact form draft
test('draftLink keeps the name of the site and all five fields whole, whatever characters they contain', () => {
  const draft = { ...FULL, destination: 'Braga & "Dago" #1 + Lembang', message: 'Hari 1\nHari 2 100% 😀' };
  const link = draftLink('Priangan & Jalan', '+62 800-0000-0001', draft);
  expect(link).toMatch(/^https:\/\/wa\.me\/6280000000001\?text=[^\s&#+"]*$/);
  for (const text of Object.values(draft)) expect(textOf(link)).toContain(text);
  expect(textOf(link)).toMatch(/^Halo Priangan & Jalan, saya /);
});

test('readDraft turns the line breaks of a form into plain ones', () => {
  expect(readDraft((field) => (field === 'message' ? 'Hari 1\r\nHari 2\r' : 'x')).message).toBe(
    'Hari 1\nHari 2',
  );
});
