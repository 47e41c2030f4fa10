import { StartError } from '../start-error.ts';
import { readSettings } from './settings.ts';

const SECRET = 'x'.repeat(32);

describe('settings', () => {
  it('[RUN-ENV] have the documented defaults', () => {
    expect(readSettings({ PORT: '', SMTP_URL: '' }, '/shop')).toEqual({
      production: false,
      port: 4200,
      host: undefined,
      publicUrl: 'http://localhost:4200',
      trustedProxies: [],
      connectionsPerAddress: 1100,
      dataDir: '/shop/.data',
      databaseUrl: undefined,
      seedDemo: true,
      knownPasswords: true,
      metricsPort: undefined,
      gifSearchUrl: undefined,
      remoteOrigins: [],
      admin: { email: 'admin@manette.test', password: 'Admin123!' },
    });
  });

  it('[RUN-ENV] add no demo data in production unless SEED_DEMO is true', () => {
    const production = {
      NODE_ENV: 'production',
      JWT_SECRET: SECRET,
      ADMIN_PASSWORD: 'Secret123',
      MAIL_TO_FILES: 'true',
    };
    expect(readSettings(production, '/shop').seedDemo).toBe(false);
    expect(readSettings({ ...production, SEED_DEMO: 'true' }, '/shop').seedDemo).toBe(true);
  });

  it('[RUN-ENV] have no default password in production', () => {
    const production = { NODE_ENV: 'production', JWT_SECRET: SECRET, MAIL_TO_FILES: 'true' };
    expect(readSettings(production, '/shop').admin.password).toBeUndefined();
  });

  it('[RUN-ENV] derive the public URL from the port, and remove a trailing slash from PUBLIC_URL', () => {
    expect(readSettings({ PORT: '5000' }, '/shop').publicUrl).toBe('http://localhost:5000');
    expect(readSettings({ PUBLIC_URL: 'http://manette.test/' }, '/shop').publicUrl).toBe(
      'http://manette.test',
    );
  });

  it('[RUN-ENV] contain the origins of remotes that are deployed elsewhere', () => {
    const entry = 'https://cdn.test:8443/admin/mf-manifest.json';
    expect(readSettings({ REMOTE_ADMIN_ENTRY: entry }, '/shop').remoteOrigins).toEqual([
      'https://cdn.test:8443',
    ]);
  });

  it('[RUN-ENV] name a malformed variable', () => {
    expect(() => readSettings({ PORT: 'abc' }, '/shop')).toThrow(
      new StartError('PORT must be a port from 1 to 65535'),
    );
  });
});
