export default () => (
  <main>
    <h1>public/home-page</h1>
  </main>
)
