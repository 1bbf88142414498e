import { z } from 'zod';
import { field, requiredText, tolerantObject } from './fields';

describe('tolerantObject', () => {
  const schema = tolerantObject(
    { title: requiredText, price: field.price, any: z.unknown() },
    { title: ['judul', 'name'] },
  );

  it.each([[null], ['text'], [[1]], [3]])('refuses %j, which is no record', (raw) =>
    expect(schema.safeParse(raw).success).toBe(false),
  );
  it('refuses a record without a title, naming the field', () => {
    expect(schema.safeParse({ title: '' }).error?.issues[0]).toMatchObject({
      path: ['title'],
      message: 'is missing',
    });
  });
  it('reads another name where the first is absent, null or empty', () => {
    const titles = [{ judul: 'a' }, { title: null, judul: 'a' }, { title: '', judul: null, name: 'a' }].map(
      (raw) => schema.parse(raw).title,
    );
    expect(titles).toEqual(['a', 'a', 'a']);
  });
  it('prefers a price that can be read', () =>
    expect(
      tolerantObject({ price: field.price }, { price: ['harga'] }).parse({ price: 'tanya', harga: '5.000' }),
    ).toEqual({ price: 5000, unread: [] }));
  it('prefers the first name', () => expect(schema.parse({ judul: 'b', title: 'a' }).title).toBe('a'));
  it('reads a name in camel case', () => {
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
  it('names what it could not read, and nothing else', () => {
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
  it('drops what it does not know', () =>
    expect(schema.parse({ title: 'a', is_admin: 1 })).not.toHaveProperty('is_admin'));
});
