import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Creates a self-signed certificate for `localhost`. @returns the variables with the paths of the certificate and its key */
export function makeCertificate(folder: string): { TLS_CERTIFICATE: string; TLS_KEY: string } {
  const files = { TLS_CERTIFICATE: join(folder, 'shop.crt'), TLS_KEY: join(folder, 'shop.key') };
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  const where = ['-keyout', files.TLS_KEY, '-out', files.TLS_CERTIFICATE];
  execFileSync('openssl', ['req', ...kind, ...where, '-subj', '/CN=localhost'], { stdio: 'ignore' });
  return files;
}
