const results = new WeakMap<object, WeakMap<object, unknown>>();

/**
 * What `make` returns for a key, made once and kept for as long as the key, which nobody changes in place.
 * `make` is a function of a module: one written at the call is another each time.
 */
export function oncePer<Key extends object, Made>(key: Key, make: (key: Key) => Made): Made {
  const known = results.get(make) ?? new WeakMap<object, unknown>();
  results.set(make, known);
  if (!known.has(key)) known.set(key, make(key));
  // Only what this very function returned for this very key was ever stored under both.
  return known.get(key) as Made;
}
