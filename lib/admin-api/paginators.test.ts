import captured from './laravel.fixture.json';
import { paginated } from './paginators.fixture.mjs';

type Data = unknown[] | { data: unknown[] };
/** The text of a response with the host that the generated paginators use. */
const atHost = (body: unknown) =>
  JSON.stringify(body).replaceAll('http://localhost', 'http://admin.contoh.id');
const answers = Object.entries(captured.answers as Record<string, { body: unknown }>);

describe('the paginators that other tests make', () => {
  test.each([
    ['paginate()', 'pakets'],
    ['simplePaginate()', 'attractions'],
    ['cursorPaginate()', 'tickets'],
    ['a resource collection of paginate()', 'akomodasis'],
    ['a resource collection of simplePaginate()', 'events'],
    ['a resource collection of cursorPaginate()', 'makanans'],
    ['paginate() in an envelope', 'destinasis'],
  ])('the fake paginator writes every field that a real Laravel writes for %s', (form, list) => {
    const path = `/api/admin/${list}`;
    const pages = answers.filter(([asked]) => asked.split('?')[0] === path);
    const bodies = pages.map(([, { body }]) => JSON.parse(atHost(body)) as { data: Data });
    const records = bodies.flatMap(({ data }) => (Array.isArray(data) ? data : data.data));
    expect(pages).toHaveLength(2);
    pages.forEach(([asked], index) => {
      const query = asked.slice(path.length);
      expect(paginated(form, records, { path, query, size: 2 })).toMatchObject({
        ...bodies[index],
        ...(form.endsWith('envelope') && { message: expect.any(String) }),
      });
    });
  });
});
