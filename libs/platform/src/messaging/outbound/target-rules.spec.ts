import { isAllowedAddress, parseTarget } from './target-rules.js';

const strict = { allowsPrivateTargets: false };
const open = { allowsPrivateTargets: true };
const https = new URL('https://receiver.example/');
const http = new URL('http://receiver.example/');

const PUBLIC = ['8.8.8.8', '93.184.215.14', '2001:4860:4860::8888', '::ffff:8.8.8.8'];
const OWN = [
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  'fc00::1',
  'fd12::1',
  '::ffff:10.0.0.1',
];
const LOOPBACK = ['127.0.0.1', '127.255.255.254', '::1', '::ffff:127.0.0.1', '::ffff:7f00:1'];
const NEVER = [
  '0.0.0.0',
  '::',
  '169.254.169.254',
  '::ffff:169.254.169.254',
  'fe80::1',
  '100.64.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '198.51.100.7',
  '203.0.113.1',
  '192.88.99.1',
  '224.0.0.1',
  '255.255.255.255',
  '240.0.0.1',
  'ff02::1',
  'fec0::1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001::1',
  '2001:db8::1',
  '100::1',
  'not an address',
];

it('[POC-099] [POC-100] allows only public addresses, and no http', () => {
  for (const address of PUBLIC)
    expect([address, isAllowedAddress(https, address, strict)]).toEqual([address, true]);
  for (const address of [...OWN, ...LOOPBACK, ...NEVER])
    expect([address, isAllowedAddress(https, address, strict)]).toEqual([address, false]);
  for (const address of [...PUBLIC, ...LOOPBACK])
    expect([address, isAllowedAddress(http, address, strict)]).toEqual([address, false]);
});

it('[POC-100] with ALLOW_PRIVATE_TARGETS allows https also to private addresses, and http only to loopback', () => {
  for (const address of [...PUBLIC, ...OWN, ...LOOPBACK])
    expect([address, isAllowedAddress(https, address, open)]).toEqual([address, true]);
  for (const address of LOOPBACK)
    expect([address, isAllowedAddress(http, address, open)]).toEqual([address, true]);
  for (const address of [...PUBLIC, ...OWN])
    expect([address, isAllowedAddress(http, address, open)]).toEqual([address, false]);
  for (const address of NEVER)
    expect([address, isAllowedAddress(https, address, open)]).toEqual([address, false]);
});

const REFUSED_ALWAYS = [
  '',
  'receiver.example',
  'https:receiver.example',
  'ftp://receiver.example/',
  'javascript:alert(1)',
  'https://',
  'https://ex ample/',
  ' https://receiver.example/',
  'https://name@receiver.example/',
  'https://name:word@receiver.example/',
  'https://:word@receiver.example/',
  `https://receiver.example/${'a'.repeat(977)}`,
  'https://169.254.169.254/latest/meta-data',
  'https://[fe80::1]/',
  'https://0/',
  'http://8.8.8.8/',
  'http://10.0.0.1/',
];

it.each(REFUSED_ALWAYS)('[POC-099] refuses %s', (target) => {
  expect(parseTarget(target, strict)).toBeUndefined();
  expect(parseTarget(target, open)).toBeUndefined();
});

const REFUSED_IN_PUBLIC = [
  'http://receiver.example/',
  'http://localhost:3000/',
  'https://localhost/',
  'https://LOCALHOST./',
  'https://hooks.localhost/',
  'https://127.0.0.1/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f.0.0.1/',
  'https://10.1.2.3/',
  'https://192.168.0.1/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:a00:1]/',
  'https://[fd00::1]/',
];

it.each(REFUSED_IN_PUBLIC)('[POC-099] refuses %s without ALLOW_PRIVATE_TARGETS', (target) => {
  expect(parseTarget(target, strict)).toBeUndefined();
});

it('[POC-099] accepts names, public addresses, and up to 1,000 characters', () => {
  const longest = `https://receiver.example/${'a'.repeat(975)}`;
  expect(longest).toHaveLength(1_000);
  for (const target of [
    'https://receiver.example/hook?a=b',
    'HTTPS://receiver.example',
    'https://8.8.8.8:8443/',
    longest,
  ])
    expect(parseTarget(target, strict)).toBeInstanceOf(URL);
});

it('[POC-100] with ALLOW_PRIVATE_TARGETS accepts loopback with http, and private addresses with https', () => {
  for (const target of [
    'http://localhost:4999/x',
    'http://127.0.0.1:1/',
    'http://[::1]:1/',
    'https://10.0.0.1/',
  ])
    expect(parseTarget(target, open)).toBeInstanceOf(URL);
});
