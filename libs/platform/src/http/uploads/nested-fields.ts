type Fields = Record<string, unknown>;

const MAX_ITEMS = 1000;
const FORBIDDEN = new Set(['__proto__', 'prototype', 'constructor']);

/** `prix[amount]` → ['prix', 'amount'], `games[]` → ['games', ''], `games[0]` → ['games', '0'], `a` → ['a']. */
function pathOf(name: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  if (!match?.[1]) return [name];
  const rest = [...(match[2] ?? '').matchAll(/\[([^[\]]*)\]/g)].map((part) => part[1] ?? '');
  return [match[1], ...rest].slice(0, 3);
}

function setIn(target: Fields, [key = '', next, ...rest]: string[], value: unknown): void {
  if (FORBIDDEN.has(key)) return;
  if (next === undefined) {
    target[key] = value;
  } else if (next === '') {
    const former = Array.isArray(target[key]) ? (target[key] as unknown[]) : [];
    target[key] = [...former, ...(Array.isArray(value) ? value : [value])];
  } else if (/^\d+$/.test(next) && Number(next) < MAX_ITEMS) {
    const list = Array.isArray(target[key]) ? (target[key] as unknown[]) : [];
    list[Number(next)] = value;
    target[key] = list;
  } else {
    const inner = typeof target[key] === 'object' && target[key] !== null ? (target[key] as Fields) : {};
    setIn(inner, [next, ...rest], value);
    target[key] = inner;
  }
}

/**
 * Turns the flat fields of a multipart form into a nested object: `games[]`, a repeated `games`, `games[0]`
 * become lists, `prix[amount]` an object (contract, section 4). Gaps in numbered lists are closed.
 */
export function nestedFields(body: unknown): Fields {
  const result: Fields = {};
  for (const [name, value] of Object.entries((body ?? {}) as Fields)) setIn(result, pathOf(name), value);
  for (const [key, value] of Object.entries(result))
    if (Array.isArray(value)) result[key] = value.filter(() => true);
  return result;
}
