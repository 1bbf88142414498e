import { render, screen } from '@testing-library/react';
import policy from '@/content/fixed/privacy.json';
import { PrivacyPage } from './privacy-page';

test.each([
  ['says so where visits are measured', true],
  ['says nothing of it where they are not', false],
])('the privacy policy mentions measuring only when it takes place: it %s', (_, isMeasured) => {
  render(<PrivacyPage policy={policy} isMeasured={isMeasured} />);
  expect(screen.queryAllByText(/^Pada sebagian kunjungan/)).toHaveLength(isMeasured ? 1 : 0);
});
