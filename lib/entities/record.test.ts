import { timestamps } from './record';

describe('timestamps', () => {
  test('timestamps are null for a record without dates', () =>
    expect(timestamps({ created_at: null, updated_at: null })).toEqual({ createdAt: null, changedAt: null }));

  test('timestamps ignore a change that is before the creation', () =>
    expect(timestamps({ created_at: 2000, updated_at: 1000 })).toEqual({ createdAt: 2000, changedAt: 2000 }));

  test('timestamps use the creation as the last change when there was none', () =>
    expect(timestamps({ created_at: 1000, updated_at: null })).toEqual({ createdAt: 1000, changedAt: 1000 }));

  test('timestamps give the creation and the last change', () =>
    expect(timestamps({ created_at: 1000, updated_at: 3000 })).toEqual({ createdAt: 1000, changedAt: 3000 }));
});
