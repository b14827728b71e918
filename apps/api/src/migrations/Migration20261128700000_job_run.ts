import { Migration } from '@mikro-orm/migrations';

/** The table of what has been done once is called what it is. */
export class Migration20261128700000_job_run extends Migration {
  override up(): void {
    this.addSql(`
      alter table once rename to job_run;
      alter table job_run rename constraint once_pkey to job_run_pkey;
      alter index once_at_idx rename to job_run_at_idx;
    `);
  }

  override down(): void {
    this.addSql(`
      alter index job_run_at_idx rename to once_at_idx;
      alter table job_run rename constraint job_run_pkey to once_pkey;
      alter table job_run rename to once;
    `);
  }
}
