import { CircleCheck, Pencil } from 'lucide-react';
import { Avatar, Badge, Button, CountBadge, IconButton, PresenceBadge, Tooltip } from '../src';
import { Row, Section } from './section';

/** Buttons in every look, size and state. */
export function ButtonsSection() {
  return (
    <Section title="Buttons">
      <Row>
        <Button look="primary">Primary</Button>
        <Button>Secondary</Button>
        <Button look="outline">Outline</Button>
        <Button look="ghost">Ghost</Button>
        <Button look="success" icon={<CircleCheck />}>
          Order Successful
        </Button>
        <Button look="danger-outline">Order Unsuccessful</Button>
        <Button look="danger">Confirm</Button>
      </Row>
      <Row>
        <Button look="primary" loading>
          Working…
        </Button>
        <Button disabled>Out of Stock</Button>
        <Button look="primary" size="big">
          Big, 52 px
        </Button>
        <Button size="compact">Compact, desktop only</Button>
        <Button asChild look="outline">
          <a href="#link">A link</a>
        </Button>
        <Tooltip text="Edit the listing">
          <IconButton label="Edit" icon={<Pencil />} />
        </Tooltip>
      </Row>
    </Section>
  );
}

/** Badges, counters and presence. */
export function BadgesSection() {
  return (
    <Section title="Badges and presence">
      <Row>
        <Badge>Neutral</Badge>
        <Badge tone="accent">New</Badge>
        <Badge tone="outline">PS5</Badge>
        <Badge tone="completed">Admin</Badge>
        <Badge tone="danger">0</Badge>
        <CountBadge count={3} />
        <CountBadge count={120} />
      </Row>
      <Row>
        <Avatar name="nadia" presence="admin" size={44} />
        <PresenceBadge presence="admin">Admin</PresenceBadge>
        <Avatar name="fox" src="art/covers/paper-fox.svg" presence="client" size={44} />
        <PresenceBadge presence="client">Client</PresenceBadge>
        <Avatar name="mehdi" src="art/missing.png" presence="offline" size={44} />
        <PresenceBadge presence="offline">Offline</PresenceBadge>
      </Row>
    </Section>
  );
}
