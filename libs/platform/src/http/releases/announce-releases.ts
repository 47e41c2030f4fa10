import { Injectable } from '@nestjs/common';
import { SocketServer } from '../../messaging/realtime/socket-server.js';
import { PARTS, type PartName, type ReleaseIndex } from '../../storage/releases/release-index.js';
import { FollowedReleases } from './followed-releases.js';

/** Returns the parts of which some browsers now get another version. */
const changedParts = (before: ReleaseIndex, after: ReleaseIndex): PartName[] =>
  PARTS.filter((name) => {
    const [one, other] = [before.parts[name], after.parts[name]];
    const [oneCanary, otherCanary] = [one.canary, other.canary];
    return (
      one.current !== other.current ||
      oneCanary?.version !== otherCanary?.version ||
      oneCanary?.share !== otherCanary?.share
    );
  });

/** Notifies the sockets of this process that pages may have a newer version [OPS-062]. */
@Injectable()
export class AnnounceReleases {
  constructor(releases: FollowedReleases, sockets: SocketServer) {
    releases.onChange((before, after) => {
      const parts = changedParts(before, after);
      if (parts.length > 0) sockets.attached?.local.emit('release_changed', { parts });
    });
  }
}
