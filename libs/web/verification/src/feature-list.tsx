import { useId } from 'react';
import { Check, Lock } from 'lucide-react';

/** A titled list of available (`open`) or restricted features. */
export function FeatureList({
  title,
  features,
  open,
}: {
  title: string;
  features: string[];
  open?: boolean;
}) {
  const id = useId();
  const Icon = open ? Check : Lock;
  return (
    <div>
      <p id={id} className="text-1 text-muted">
        {title}
      </p>
      <ul aria-labelledby={id} className="mt-1 grid gap-1">
        {features.map((feature) => (
          <li key={feature} className="flex items-center gap-2">
            <Icon className={open ? 'size-4 text-completed' : 'size-4 text-pending'} />
            {feature}
          </li>
        ))}
      </ul>
    </div>
  );
}
