import { render, screen } from '@testing-library/react';
import { WhyChooseUs } from './why-choose-us';

// spec: 2 Destination detail, 'Why choose us' block; 9, Marketing claims
test('WhyChooseUs lists the four points of the specification', () => {
  const { container } = render(<WhyChooseUs />);
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  for (const fact of [/pemandu berpengalaman/i, /4\.8\/5/, /jadwal fleksibel/i, /24\/7/])
    expect(container).toHaveTextContent(fact);
});
