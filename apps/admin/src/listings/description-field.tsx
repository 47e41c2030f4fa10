import { useFormContext, useWatch } from 'react-hook-form';
import { TextArea } from '@manette/web-ui';

const MAX_LENGTH = 1000;

interface DescriptionFieldProps {
  label: string;
  error?: string | undefined;
  className?: string;
}

/** The description of a listing with its character count [CAT-104]. */
export function DescriptionField(props: DescriptionFieldProps) {
  const { register, control } = useFormContext<{ description?: string | null }>();
  const text = useWatch({ control, name: 'description' }) ?? '';
  return (
    <TextArea
      {...props}
      rows={2}
      dir="auto"
      hint={
        <bdi dir="ltr" className="tabular-nums">
          {Array.from(text.trim()).length} / {MAX_LENGTH}
        </bdi>
      }
      {...register('description')}
    />
  );
}
