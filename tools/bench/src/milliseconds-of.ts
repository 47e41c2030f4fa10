/** Returns the median time of several runs, in ms. A first run is not counted. */
export async function millisecondsOf(work: () => Promise<unknown>, repeats: number): Promise<number> {
  await work();
  const times: number[] = [];
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  }
  return Number(times.sort((a, b) => a - b)[Math.floor(repeats / 2)]?.toFixed(1));
}
