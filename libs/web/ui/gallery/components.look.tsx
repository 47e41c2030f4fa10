import { Badge, Button, Mark, MessageBubble, PadMeter, PresenceBadge, StatusBadge, armsOf } from '../src';
import { Row, Section } from './section';
import { say } from './words';

const SERVICES = ['Secondaire_Online', 'Offline_Principal', 'Principal_Online/Offline', 'Compte_Complet'];

/** The mark and the pad meter. */
export function MarkSection() {
  return (
    <Section title="Mark">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-5 text-2">
        <Mark />
        <Mark size={60} />
        {SERVICES.map((service) => (
          <span key={service} className="inline-flex items-center gap-2">
            <PadMeter arms={armsOf(service)} size={28} />
            {service}
          </span>
        ))}
      </div>
    </Section>
  );
}

function Sample({ theme }: { theme: 'dark' | 'light' }) {
  return (
    <div
      data-theme={theme}
      className="grid content-start gap-4 rounded-box border border-line bg-bg p-5 text-text"
    >
      <Row>
        <Button look="primary">{say('Request Account', 'اطلب الحساب')}</Button>
        <Button>{say('Secondary', 'ثانوي')}</Button>
        <Button look="outline">{say('Outline', 'محدد')}</Button>
      </Row>
      <Row>
        <StatusBadge status="pending">{say('Pending', 'قيد الانتظار')}</StatusBadge>
        <StatusBadge status="in_progress">{say('In Progress', 'قيد المعالجة')}</StatusBadge>
        <StatusBadge status="completed">{say('Completed', 'مكتمل')}</StatusBadge>
        <StatusBadge status="cancelled">{say('Cancelled', 'ملغى')}</StatusBadge>
        <Badge tone="accent">{say('New', 'جديد')}</Badge>
      </Row>
      <p className="text-2 text-muted">
        Muted text at 14 px.{' '}
        <a href="#link" className="link">
          A link
        </a>{' '}
        inside a sentence.
      </p>
      <Row>
        <PresenceBadge presence="admin">Admin</PresenceBadge>
        <PresenceBadge presence="client">Client</PresenceBadge>
        <PresenceBadge presence="offline">Offline</PresenceBadge>
      </Row>
      <div className="log-in">
        <MessageBubble sender={{ name: 'yacine' }} time="20:31" first>
          {say('Hello! Is it still available?', 'السلام عليكم! هل ما زال متوفرًا؟')}
        </MessageBubble>
        <MessageBubble sender={{ name: 'nadia' }} time="20:34" own first state="seen">
          {say('Yes, 3 are left.', 'نعم، بقيت 3 نسخ.')}
        </MessageBubble>
      </div>
    </div>
  );
}

/** The same components in both themes. */
export function ThemesSection() {
  return (
    <Section title="Themes">
      <div className="grid gap-6 lg:grid-cols-2">
        <Sample theme="dark" />
        <Sample theme="light" />
      </div>
    </Section>
  );
}
