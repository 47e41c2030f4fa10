/** CPU milliseconds of one request, of Node and of PostgreSQL. */
interface Cost {
  node: number;
  database: number;
}
interface Peer {
  work: string;
  vendure: Cost;
  medusa: Cost;
}

/** Measured earlier on another machine of this kind with 10,000 products, not by these programs. */
const PEERS: readonly Peer[] = [
  { work: 'list of 24', vendure: { node: 3.8, database: 27 }, medusa: { node: 26, database: 4.6 } },
  { work: 'word and facet', vendure: { node: 2.8, database: 15 }, medusa: { node: 39, database: 14 } },
  { work: 'one by id', vendure: { node: 6.1, database: 5.6 }, medusa: { node: 19, database: 6.2 } },
  { work: 'writing a cart line', vendure: { node: 14.9, database: 7.8 }, medusa: { node: 82, database: 14 } },
];

const cost = ({ node, database }: Cost): string => `${node} + ${database}`;

/** Returns the table of the peers. */
export const peersTable = (): string =>
  [
    'Peers, CPU ms a request (Node + PostgreSQL), 10,000 products, taken earlier and elsewhere:',
    '',
    '| work | Vendure 3.7.3 | Medusa 2.21.2 |',
    '| --- | --- | --- |',
    ...PEERS.map(({ work, vendure, medusa }) => `| ${work} | ${cost(vendure)} | ${cost(medusa)} |`),
    '| list of 24 with its cache | | 2.1 + 0.35 |',
  ].join('\n');
