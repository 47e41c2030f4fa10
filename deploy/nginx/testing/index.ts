export { makeCertificate } from './certificate.ts';
export { openFolder, RunningNginx } from './running-nginx.ts';
export { breakOff, echo, SmallUpstream } from './small-upstream.ts';
