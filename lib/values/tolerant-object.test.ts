import { z } from 'zod';
import { field, requiredText } from './fields';
import { tolerantObject } from './tolerant-object';

describe('tolerantObject', () => {
  const schema = tolerantObject(
    { title: requiredText, price: field.price, any: z.unknown() },
    { title: ['judul', 'name'] },
  );

  test.each([[null], ['text'], [[1]], [3]])('tolerantObject rejects %j, which is no record', (raw) =>
    expect(schema.safeParse(raw).success).toBe(false),
  );
  test('tolerantObject rejects a record without a title and names the field', () => {
    expect(schema.safeParse({ title: '' }).error?.issues[0]).toMatchObject({
      path: ['title'],
      message: 'is missing',
    });
  });
  test('tolerantObject reads an alias when the first name is absent, null or empty', () => {
    const titles = [{ judul: 'a' }, { title: null, judul: 'a' }, { title: '', judul: null, name: 'a' }].map(
      (raw) => schema.parse(raw).title,
    );
    expect(titles).toEqual(['a', 'a', 'a']);
  });
  test('tolerantObject takes a readable price from an alias when the first one is unreadable', () =>
    expect(
      tolerantObject({ price: field.price }, { price: ['harga'] }).parse({ price: 'tanya', harga: '5.000' }),
    ).toEqual({ price: 5000, unread: [] }));
  test('tolerantObject prefers the first name to its aliases', () =>
    expect(schema.parse({ judul: 'b', title: 'a' }).title).toBe('a'));
  test('tolerantObject reads names and aliases in camel case', () => {
    const events = tolerantObject(
      { event_date: field.time, min_people: field.count },
      { event_date: ['tanggal_mulai'] },
    );
    const at = Date.parse('2026-06-13T00:00:00+07:00');
    expect(events.parse({ eventDate: '2026-06-13', minPeople: '4' })).toMatchObject({
      event_date: at,
      min_people: 4,
    });
    expect(events.parse({ tanggalMulai: '2026-06-13' })).toMatchObject({ event_date: at });
  });
  test("tolerantObject lists unreadable fields in 'unread', but not empty ones", () => {
    const read = tolerantObject(
      { title: requiredText, price: field.price, rating: field.rating, at: field.time, tags: field.list },
      { price: ['harga'] },
    );
    const empty = { title: 'a', price: 'gratis', rating: '0.00', at: null, tags: [] };
    expect(read.parse(empty).unread).toEqual([]);
    expect(read.parse({ ...empty, at: 'besok', rating: 7.5, price: 'tanya' }).unread).toEqual([
      'price',
      'rating',
      'at',
    ]);
    expect(read.parse({ ...empty, price: 'tanya', harga: 5000 }).unread).toEqual([]);
  });
  test('tolerantObject drops unknown fields', () =>
    expect(schema.parse({ title: 'a', is_admin: 1 })).not.toHaveProperty('is_admin'));
});
