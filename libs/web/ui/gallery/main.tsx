import { StrictMode, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import './gallery.css';
import { AccountsPage } from './accounts.page';
import { ComponentsPage } from './components.page';
import { GiftsPage } from './gifts.page';
import { TablePage } from './table.page';
import { TicketPage } from './ticket.page';
import { language } from './words';

const PAGES: Record<string, ComponentType> = {
  components: ComponentsPage,
  accounts: AccountsPage,
  gifts: GiftsPage,
  ticket: TicketPage,
  table: TablePage,
};

// Example: ?page=ticket&language=ar&theme=light
const asked = new URLSearchParams(location.search);
const theme = asked.get('theme');
document.documentElement.lang = language;
document.documentElement.dataset.font = '';
document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
if (theme) document.documentElement.dataset.theme = theme;

const Page = PAGES[asked.get('page') ?? ''] ?? ComponentsPage;
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
