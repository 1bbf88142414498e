const results = new WeakMap<object, WeakMap<object, unknown>>();

/** What a function of a module makes of a key, once and for as long as the key, which nobody changes. */
export function oncePer<Key extends object, Made>(key: Key, make: (key: Key) => Made): Made {
  const known = results.get(make) ?? new WeakMap<object, unknown>();
  results.set(make, known);
  if (!known.has(key)) known.set(key, make(key));
  // Only what this very function returned for this very key was ever stored under both.
  return known.get(key) as Made;
}
