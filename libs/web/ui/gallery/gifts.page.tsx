import {
  EmptyState,
  Filters,
  GiftTile,
  GiftTileSkeleton,
  PageFrame,
  SearchField,
  Select,
  Shelf,
  Button,
} from '../src';
import { Frame } from './frame';
import { availability, say } from './words';

const CARDS = [
  ['PlayStation $50', 'PlayStation', 'US', 'tiles', '#1c4f9c', '$50', 9400, 14],
  ['Xbox €25', 'Xbox', 'EU', 'arcs', '#177a48', '€25', 5600, 6],
  ['Netflix €30', 'Netflix', 'TN', 'bars', '#a3243b', '€30', 2450, 0],
  ['Amazon $25', 'Amazon', 'UK', 'rays', '#e8a13a', '$25', 5100, 1],
] as const;

const TEXT = say(
  'Top-up for a store account of the United States region. Delivered as a code in the chat, usually within a quarter of an hour.',
  'شحن لحساب متجر من منطقة الولايات المتحدة. يُسلَّم كرمز في الدردشة، عادة خلال ربع ساعة بعد تأكيد الدفع من طرف فريقنا.',
);

/** A sample shelf of gift cards, and the empty state of a search without matches. */
export function GiftsPage() {
  return (
    <Frame current="gifts">
      <PageFrame
        title={say('Gift Cards', 'بطاقات الهدايا')}
        summary={say('Showing 4 gift cards', 'عرض 4 بطاقات')}
      >
        <Filters>
          <SearchField label={say('Search gift cards', 'ابحث في البطاقات')} />
          <Select
            label="Platform"
            hideLabel
            options={[{ value: '', label: say('All platforms', 'كل المنصات') }]}
          />
          <Select
            label="Region"
            hideLabel
            options={[{ value: '', label: say('All regions', 'كل المناطق') }]}
          />
        </Filters>
        <Shelf kind="gifts" className="mb-12">
          {CARDS.map(([name, platform, region, art, colour, amount, price, available]) => (
            <GiftTile
              key={name}
              link={<a href="#card" />}
              {...{ name, platform, region, available }}
              picture={{ src: `art/cards/${art}.svg`, width: 400, height: 250, colour }}
              face={{ title: platform, amount, ink: art === 'rays' }}
              description={TEXT}
              valueLabel={say('Card value', 'قيمة البطاقة')}
              value="50 USD"
              price={{ amount: price, currency: 'DZD' }}
              availability={availability(available)}
              newTag={art === 'tiles' ? say('New', 'جديد') : undefined}
              outTag={say('Out of stock', 'نفد المخزون')}
            />
          ))}
          <GiftTileSkeleton />
        </Shelf>
        <EmptyState
          title={say('No gift cards match', 'لا توجد بطاقات مطابقة')}
          action={<Button look="primary">{say('Clear filters', 'مسح الفلاتر')}</Button>}
        >
          {say('Try another platform or region.', 'جرّب منصة أو منطقة أخرى.')}
        </EmptyState>
      </PageFrame>
    </Frame>
  );
}
