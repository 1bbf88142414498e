import { timestamps } from './define';

describe('stamps', () => {
  it('knows nothing of a record without dates', () =>
    expect(timestamps({ created_at: null, updated_at: null })).toEqual({ createdAt: null, changedAt: null }));

  it('takes a change before the creation for a mistake', () =>
    expect(timestamps({ created_at: 2000, updated_at: 1000 })).toEqual({ createdAt: 2000, changedAt: 2000 }));

  it('counts the creation as a change', () =>
    expect(timestamps({ created_at: 1000, updated_at: null })).toEqual({ createdAt: 1000, changedAt: 1000 }));

  it('gives the last change', () =>
    expect(timestamps({ created_at: 1000, updated_at: 3000 })).toEqual({ createdAt: 1000, changedAt: 3000 }));
});
