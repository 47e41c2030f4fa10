/** The type filter's choices; gift-card tickets show under 'all' (contract, section 5). */
export const FILTER_TYPES = ['rent', 'buy', 'repair', 'general'] as const;

/** Sort orders besides newest first, for administrators. */
export const SORTS = ['waiting'] as const;
