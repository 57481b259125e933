export function Ornaments() {
  return (
    <div className="overflow-clip rounded">
      <div className="painted">
        <div className="bunting" />
        <p className="brackets mx-6 mb-6 p-8 text-center font-display text-h3 text-brass">Lacquer, brass and paper</p>
      </div>
      <div className="double-rule" />
      <p className="bg-paper p-6 text-muted">A double rule closes what is painted.</p>
    </div>
  );
}
