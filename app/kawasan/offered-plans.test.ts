import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { provideBy } from '@/lib/items/provider.fake';
import { processWide } from '@/lib/base/process-wide.mjs';
import AreaPage from './[slug]/page';

const params = Promise.resolve({ slug: 'ciwidey' });
const searchParams = Promise.resolve({});

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
  provideBy(() => Promise.resolve({ data: [] }));
});
afterEach(() => {
  jest.restoreAllMocks();
  Object.assign(processWide, { adminApiClient: undefined });
});

/** The ready plans that some part of a page is given. */
function plansIn(page: ReactNode): unknown {
  const parts = Children.toArray((page as ReactElement<{ children: ReactNode }>).props.children);
  const found = parts.find((part) => isValidElement<object>(part) && 'plans' in part.props);
  return (found as ReactElement<{ plans: unknown }>).props.plans;
}

test('an area leads to no ready plan of what is not there, the first time too', async () =>
  expect(plansIn(await AreaPage({ params, searchParams }))).toEqual([]));
