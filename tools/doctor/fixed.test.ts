import { examineFixed } from './fixed';

const said = (...texts: string[]) =>
  examineFixed(texts.map((text, index) => ({ title: `Butir ${index + 1}`, text }))).findings.map(
    ({ detail }) => detail,
  );

test('examineFixed names the contradictions of the shipped terms and questions', () => {
  expect(examineFixed().findings.map(({ detail }) => detail)).toEqual([
    'pelunasan H-60 (Pembayaran dan uang muka); pelunasan H-30 (Batas pelunasan)',
    [
      'pembatalan H-30 sampai H-15: 15% (Pembatalan)',
      'pembatalan H-14 sampai H-7: 5% (Pembatalan)',
      'pembatalan H-6 sampai H-0: 0% (Pembatalan)',
      'pembatalan H-3 dan sebelumnya: 50% (Bagaimana kebijakan pembatalan?)',
      'pembatalan H-2 sampai H-0: 100% (Bagaimana kebijakan pembatalan?)',
    ].join('; '),
  ]);
});

test('examineFixed reports a cancellation fee that falls towards the departure', () =>
  expect(
    said('Biaya pembatalan 15% untuk 30 sampai 15 hari, 5% untuk 14 sampai 0 hari sebelum keberangkatan.'),
  ).toHaveLength(1));

test('examineFixed reports nothing for texts that agree', () =>
  expect(
    said(
      'Pelunasan paling lambat H-30.',
      'Pelunasan paling lambat 30 hari sebelum keberangkatan.',
      'Biaya pembatalan 25% untuk 30 sampai 15 hari sebelum keberangkatan, 50% untuk 14 sampai 0 hari.',
      'Pembatalan kurang dari 3 hari dikenakan penalti 50%.',
    ),
  ).toEqual([]));
