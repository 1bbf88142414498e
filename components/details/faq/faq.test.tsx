import { render, screen } from '@testing-library/react';
import { Faq } from './faq';

// spec: 2 Reusable parts, FAQ questions
test('the FAQ has an English title and six questions', () => {
  render(<Faq included={[]} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Frequently Asked Questions' })).toHaveAttribute(
    'lang',
    'en',
  );
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(6);
});

test('the FAQ states above all answers that the binding terms are sent in writing', () => {
  render(<Faq included={[]} />);
  const line =
    'Syarat yang berlaku untuk pesanan Anda kami kirim tertulis lewat WhatsApp sebelum Anda membayar.';
  const [first] = screen.getAllByRole('heading', { level: 3 });
  expect(screen.getByText(line).compareDocumentPosition(first!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

const answerTo = (question: string) =>
  screen.getByText(question).closest('details')?.lastElementChild?.textContent;
const insurance = () => answerTo('Apakah sudah termasuk asuransi perjalanan?');

// spec: 2 Destination detail, Fixed note
test.each([
  [[]],
  [['Makan siang', 'Tiket masuk']],
  [['Belum termasuk asuransi']],
  [['Mobil tanpa asuransi']],
  [['Asuransi (opsional)']],
  [['Asuransi dengan biaya tambahan']],
])('the FAQ says that insurance is not included when the package includes %j', (included) => {
  render(<Faq included={included} />);
  expect(insurance()).toBe('Belum termasuk. Kami menyarankan Anda memiliki asuransi perjalanan sendiri.');
});

// spec: 2 Destination detail, Fixed note
test.each([
  [['Makan siang', 'Asuransi perjalanan'], 'Asuransi perjalanan'],
  [['ASURANSI terbang', 'Helm', 'asuransi kegiatan'], 'ASURANSI terbang, asuransi kegiatan'],
])('the FAQ names the insurance that is part of %j', (included, named) => {
  render(<Faq included={included} />);
  expect(insurance()).toBe(`Sudah termasuk dalam paket ini: ${named}.`);
});

test('the FAQ leaves limits of age, weight and health to the pages that name them', () => {
  render(<Faq included={[]} />);
  const answer = answerTo('Apakah paket ini cocok untuk semua usia?');
  expect(answer).toMatch(/Batas usia, berat badan, atau kesehatan/);
  expect(answer).not.toMatch(/^Ya/);
});

// spec: 9, FAQ cancellation
test('the FAQ states the cancellation periods and percentages of spec §9', () => {
  const { container } = render(<Faq included={[]} />);
  for (const fact of ['3 hari', '50%', '100%', 'kebijakan khusus']) expect(container).toHaveTextContent(fact);
});

test('the FAQ keeps the refund of a cancelled package apart from tickets, which have none', () => {
  render(<Faq included={[]} />);
  const answer = answerTo('Bagaimana kebijakan pembatalan?');
  expect(answer).toMatch(/^Pembatalan paket tour .*Tiket yang sudah dibeli tidak dapat dikembalikan\.$/);
});
