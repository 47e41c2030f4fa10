import {
  Checkbox,
  PasswordField,
  PasswordStrength,
  SearchField,
  Select,
  Switch,
  TextArea,
  TextField,
} from '../src';
import { Section } from './section';
import { say } from './words';

const RULES = [
  { text: 'At least 6 characters', met: true },
  { text: 'A lowercase letter', met: true },
  { text: 'A number', met: true },
  { text: 'An uppercase letter', met: false },
];

/** Fields in every state. */
export function FieldsSection() {
  return (
    <Section title="Fields">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,200px),1fr))] gap-4">
        <TextField label={say('Resting', 'عادي')} placeholder="Placeholder" />
        <TextField label={say('Valid', 'صحيح')} defaultValue="yacine" hint="This name is free" good />
        <TextField
          label={say('Error', 'خطأ')}
          defaultValue="ya"
          error={say('Username must be at least 3 characters', 'اسم المستخدم قصير')}
        />
        <TextField label="Disabled" defaultValue="admin" disabled hint="Admin roles cannot change." />
        <PasswordField
          label={say('Password', 'كلمة المرور')}
          defaultValue="12345678"
          showLabel="Show password"
          hideLabelText="Hide password"
        />
        <Select label="Select" options={[{ value: 'a', label: 'Principal_Online/Offline' }]} />
        <SearchField label={say('Search accounts', 'ابحث')} className="self-end" />
        <TextArea label="Description" rows={2} hint="40 / 1000" />
        <div>
          <Switch label={say('Notification sound', 'صوت الإشعار')} defaultChecked />
          <Switch label="Off" />
          <Checkbox label="Remember" defaultChecked />
        </div>
        <PasswordStrength
          label="Password strength"
          valueText="Medium"
          tone="pending"
          rules={RULES}
          metLabel="Met:"
        />
      </div>
    </Section>
  );
}
