import { useTranslation } from 'react-i18next';
import type { RequestShape } from '@lendring/contracts/http/request.js';
import { formerName, nameOf } from '../../../i18n/names.js';
import { Handovers } from '../../../parts/handover/Handovers.js';
import type { Answering } from '../../../parts/handover/recording.js';
import { shownNameOf } from '../model.js';
import { useRecording, useRequestAction } from '../use-request-action.js';
import { useWords } from '../words.js';

export default function RequestHandovers({ request }: Readonly<{ request: RequestShape }>) {
  const { t } = useTranslation('handover');
  const words = useWords();
  const { request_id: id } = request;
  const recording = useRecording(request);
  const answering = useRequestAction(id, (doing) =>
    t(doing.do === 'answer_record' && doing.agrees ? 'done.agreed' : 'done.disputed'),
  );
  const name = shownNameOf(request);
  return (
    <Handovers
      loan={request}
      loanId={id}
      counter={false}
      isBack={request.handed_back || request.finished_at !== null}
      recording={recording}
      answering={{
        ...answering,
        input: answering.input?.do === 'answer_record' ? answering.input : undefined,
        run: (input: Answering) => answering.run({ do: 'answer_record', ...input }),
      }}
      name={name === null ? formerName(words.t) : nameOf(name)}
    />
  );
}
