export { ADDRESS_FILTER_PAUSE_MS, useAddressFilters, type AddressFilters } from './address-filters';
export { useAddressSort, type AddressSort } from './address-sort';
export { keepEntryLive, keepListLive, type ListEvents } from './keep-list-live';
export { itemsOf, pagesByCursor, totalOf, type ListData, type ListPage, type ListQuery } from './list-page';
export { NextPage } from './next-page';
export { oneOf } from './one-of';
